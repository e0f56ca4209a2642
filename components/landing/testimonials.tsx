import { ConditionsLink } from '@/components/claims/claim-links';
import { SiteLink } from '@/components/ui/site-link';
import { claims } from '@/content/claims';
import {
  type Conditions,
  type ConditionsId,
  conditionsPart,
  guaranteeConditions,
} from '@/content/claims/guarantee-conditions';
import { landing } from '@/content/landing';
import { serviceBySlug } from '@/content/services';
import { type Testimonial, testimonials, testimonialsTitle } from '@/content/testimonials';
import { paths, servicePath } from '@/lib/paths';

const { sampleNote, sampleTag, scroll, promisesTitle } = landing.testimonials;

/** A sample has a dashed frame, muted words and a tag, so that nobody takes it for real praise. */
const itemLooks = {
  sample: { frame: 'border-dashed border-control', words: 'text-muted' },
  real: { frame: 'border-line-strong', words: 'text-ink' },
};

type TestimonialItemProps = { voice: Testimonial; number: number; count: number };

function TestimonialItem({ voice, number, count }: TestimonialItemProps) {
  const look = itemLooks[voice.sample ? 'sample' : 'real'];
  return (
    <li className="snap-start">
      <figure className={`flex h-full flex-col border p-5 sm:p-6 ${look.frame}`}>
        <p className="mb-3 flex max-w-none justify-between gap-4 text-note text-muted tabular-nums">
          <span>
            {number} of {count}
          </span>
          {voice.sample && <span>{sampleTag}</span>}
        </p>
        <blockquote className={`text-lead text-pretty ${look.words}`}>{voice.content}</blockquote>
        <figcaption className="mt-auto pt-4 text-small text-muted">
          <b className="font-label text-ink">{voice.name}</b>, {voice.industry}
          <br />
          <SiteLink className="text-purple underline" href={servicePath(voice.service)}>
            {serviceBySlug[voice.service].name}
          </SiteLink>
        </figcaption>
      </figure>
    </li>
  );
}

// All entries have the same height, so that the panel ends between two of them: one in view on phones, two from sm on.
const entryHeight = '[--entry:18.5rem] sm:[--entry:13rem] lg:[--entry:15rem]';
const panelHeight = 'max-h-[calc(var(--entry)+1.5rem)] sm:max-h-[calc(2*var(--entry)+2.25rem)]';
const entryList = 'grid snap-y snap-mandatory auto-rows-[minmax(var(--entry),auto)] gap-3 overflow-y-auto';

type TestimonialsProps = { voices: readonly Testimonial[] };

/** The panel scrolls on its own; the links in it bring focus inside, and with it the arrow keys. */
function Testimonials({ voices }: TestimonialsProps) {
  return (
    <div className="border border-line-strong bg-surface">
      <header className="border-b border-line px-5 pt-6 pb-5 sm:px-8">
        <h3 className="text-title" id="testimonials-title">
          {testimonialsTitle(voices.length)}
        </h3>
        {voices.some(({ sample }) => sample) && <p className="mt-2 text-note text-muted">{sampleNote}</p>}
      </header>
      <section
        className={`scroll-py-3 px-3 py-3 -outline-offset-2 [scrollbar-color:var(--control)_transparent] [scrollbar-width:thin] ${entryHeight} ${panelHeight} ${entryList}`}
        aria-labelledby="testimonials-title"
      >
        <ul className="contents">
          {voices.map((voice, index) => (
            <TestimonialItem key={voice.content} voice={voice} number={index + 1} count={voices.length} />
          ))}
        </ul>
      </section>
      {voices.length > 1 && (
        <p className="max-w-none border-t border-line px-5 py-3 text-note text-muted sm:px-8">
          {scroll(voices.length)}
        </p>
      )}
    </div>
  );
}

const promisedHere = Object.values(claims).flatMap(({ pages, terms }) =>
  pages.includes(paths.home) && terms ? terms : [],
);

/** One of them: what it covers and what comes back, marked as in the terms while it is a draft. */
function PromisedItem({ id }: { id: ConditionsId }) {
  const { title, what, remedy, status }: Conditions = guaranteeConditions[id];
  const { draft, labels } = conditionsPart;
  return (
    <li className="border-line py-5 not-first:border-t">
      <h4 className="font-label">{title}</h4>
      {status === 'draft' && <p className="text-note text-muted">{draft}</p>}
      <p className="mt-1 text-muted">{what}</p>
      <p className="mt-1 text-muted">{`${labels.remedy}: ${remedy}`}</p>
      <ConditionsLink of={id} />
    </li>
  );
}

/** As long as nobody has said anything: what the agency promises, and on which conditions. */
function PromisesPanel() {
  return (
    <div className="border border-line-strong bg-surface">
      <h3 className="border-b border-line px-5 pt-6 pb-5 text-title sm:px-8">{promisesTitle}</h3>
      <ul className="px-5 sm:px-8">
        {promisedHere.map((id) => (
          <PromisedItem key={id} id={id} />
        ))}
      </ul>
    </div>
  );
}

/** Samples are fine while the site is tried out; a public site shows real words or none (decision 0072). */
export function TestimonialsOrPromises({
  isPublic,
  voices = testimonials,
}: Partial<TestimonialsProps> & { isPublic: boolean }) {
  const shown = isPublic ? voices.filter(({ sample }) => !sample) : voices;
  return shown.length > 0 ? <Testimonials voices={shown} /> : <PromisesPanel />;
}
