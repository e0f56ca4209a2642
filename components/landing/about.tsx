import { ButtonLink } from '@/components/ui/button';
import { CompassRoseList } from '@/components/ui/compass-rose';
import { promiseTitles } from '@/content/about';
import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';
import { TestimonialsOrPromises } from './testimonials';

/** Six promises around the rose, beside the panel of testimonials. */
export function About({ isPublic }: { isPublic: boolean }) {
  const { title, lead, book } = landing.about;
  return (
    <section className="pt-(--part) pb-(--section)" id="about">
      <div className="wrap grid items-start gap-[clamp(3rem,8vw,7.5rem)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h2 className="text-section">{title}</h2>
          <p className="mt-6 mb-8 text-lead text-muted">{lead}</p>
          <ButtonLink href={paths.contact} data-cta="about-book-a-call">
            {book}
          </ButtonLink>
          <CompassRoseList promises={promiseTitles} className="mt-12 sm:mt-18" />
        </div>
        <TestimonialsOrPromises isPublic={isPublic} />
      </div>
    </section>
  );
}
