import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../../ui/button';
import { Limb } from './limb';

/** The closing call to action, under the limb of a planet. */
export function DestinyShifter() {
  const { title, text, action } = landing.destiny;
  return (
    <section className="relative isolate overflow-clip pt-[clamp(15rem,21vw,19.5rem)] border-b border-line pb-[clamp(3rem,5.5vw,5rem)] text-center">
      <Limb />
      <div className="wrap">
        <h2 className="text-page lg:text-[clamp(2.75rem,1.4rem+5.2vw,6rem)]">{title}</h2>
        <p className="mx-auto mt-6 mb-8 max-w-[40ch] text-muted">{text}</p>
        <ButtonLink href={paths.contact}>{action}</ButtonLink>
      </div>
    </section>
  );
}
