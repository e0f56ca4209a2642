import { promises } from '@/content/about';
import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../../ui/button';
import { RoseList } from '../../ui/rose/rose-list';
import { Testimonials } from './testimonials';

const titles = promises.map(({ title }) => title);

/** Six promises round the rose, beside the panel of testimonials. */
export function About() {
  const { title, lead, book } = landing.about;
  return (
    <section className="section border-t border-line" id="about">
      <div className="wrap grid items-start gap-[clamp(3rem,8vw,7.5rem)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h2 className="text-section">{title}</h2>
          <p className="mt-6 mb-8 text-lead text-muted">{lead}</p>
          <ButtonLink href={paths.contact}>{book}</ButtonLink>
          <RoseList promises={titles} className="mt-12 sm:mt-18" />
        </div>
        <Testimonials />
      </div>
    </section>
  );
}
