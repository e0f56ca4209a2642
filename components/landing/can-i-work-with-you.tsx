import { ButtonLink } from '@/components/ui/button';
import { hiringPitch } from '@/content/landing';
import { paths } from '@/lib/paths';

const headingClass = 'pb-4 font-sans text-body font-label';

function Requirements() {
  return (
    <div>
      <h3 className={headingClass}>{hiringPitch.requirementsTitle}</h3>
      <ul>
        {hiringPitch.requirements.map(({ title, description }) => (
          <li
            key={title}
            className="grid items-center gap-x-6 gap-y-1.5 border-t border-line-strong pt-4 pb-4.5 sm:pt-4.5 sm:pb-5.5 sm:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
          >
            <b className="font-display text-requirement font-normal">{title}</b>
            <p className="text-small text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offers() {
  return (
    <div>
      <h3 className={headingClass}>{hiringPitch.offersTitle}</h3>
      <ul className="grid gap-x-6 max-lg:grid-cols-2 max-xs:grid-cols-1">
        {hiringPitch.offers.map(({ title, description }) => (
          <li key={title} className="border-t border-line-strong py-5">
            <b className="block leading-[1.3] font-label">{title}</b>
            <p className="mt-1.5 text-small leading-[1.47] text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Four words in large type against a quiet list. */
export function CanIWorkWithYou() {
  return (
    <section className="section border-t border-line pb-[clamp(3rem,5vw,4.25rem)]" id="hiring">
      <div className="wrap">
        <div className="mb-12 flex flex-wrap items-end justify-between gap-6 lg:mb-16">
          <h2 className="text-section">{hiringPitch.title}</h2>
          <ButtonLink variant="line" href={paths.hiring}>
            {hiringPitch.apply}
          </ButtonLink>
        </div>
        <div className="grid gap-[clamp(3rem,7vw,7rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <Requirements />
          <Offers />
        </div>
      </div>
    </section>
  );
}
