import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { hiringPitch } from '@/content/job-offer';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

type NamesProps = { heading: string; names: readonly { title: string }[]; className: string };

/** Four names on one line where there is room, else two on each of two; the job's own page explains them. */
function Names({ heading, names, className }: NamesProps) {
  return (
    <div>
      <h3 className="mb-2 font-sans text-note font-label text-muted">{heading}</h3>
      <ul className={`-mr-5 text-balance ${className}`}>
        {names.map(({ title }) => (
          <Fragment key={title}>
            <li className="mr-4 mb-1.5 inline-flex items-center gap-2.5 before:size-1.25 before:flex-none before:rounded-full before:bg-link">
              <b className="font-normal">{title}</b>
            </li>{' '}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

/** No line ends within the name of the product. */
const unbrokenLead = hiringPitch.lead.replace(site.name, site.name.replaceAll(' ', '\u00a0'));

/** The job offer in one quiet band, because most readers of this page are looking for a service. */
export function CanIWorkWithYou() {
  const { title, apply, requirementsTitle, requirements, offersTitle, offers } = hiringPitch;
  return (
    <section className="border-t border-line py-[clamp(2.5rem,5vw,4rem)]" id="hiring">
      <div className="wrap grid items-end gap-x-columns gap-y-8 md:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:max-lg:items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)_auto]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 text-muted">{unbrokenLead}</p>
        </div>
        <div className="grid gap-y-5">
          <Names heading={requirementsTitle} names={requirements} className="font-display text-card" />
          <Names heading={offersTitle} names={offers} className="text-small" />
        </div>
        <p className="md:max-lg:col-start-2">
          <ButtonLink variant="line" href={paths.hiring} data-cta="hiring-apply">
            {apply}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
