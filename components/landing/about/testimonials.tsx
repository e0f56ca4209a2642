import { landing } from '@/content/landing';
import { serviceBySlug } from '@/content/services';
import { type Testimonial, testimonials } from '@/content/testimonials';
import { servicePath } from '@/lib/paths';
import { SiteLink } from '../../ui/site-link';

function Voice({ voice }: { voice: Testimonial }) {
  return (
    <li className="py-7 not-first:border-t not-first:border-line">
      <figure>
        <blockquote className="font-display text-[1.625rem] leading-[1.25] text-pretty sm:text-[1.875rem]">
          {voice.content}
        </blockquote>
        <figcaption className="mt-4 text-small text-muted">
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

/** The panel scrolls by itself; the links in it bring the keyboard's focus, and with it the arrow keys, inside. */
export function Testimonials() {
  const { title, sampleNote } = landing.testimonials;
  const samples = testimonials.some(({ sample }) => sample);
  return (
    <div className="relative border border-line-strong bg-surface">
      <header className="border-b border-line px-5 pt-6 pb-5 sm:px-8">
        <h3 className="text-title" id="testimonials-title">
          {title}
        </h3>
        {samples && <p className="mt-2 text-note text-muted">{sampleNote}</p>}
      </header>
      <section
        className="max-h-92 overflow-y-auto px-5 pb-10 [scrollbar-color:var(--control)_transparent] [scrollbar-width:thin] -outline-offset-2 sm:max-h-132 sm:px-8"
        aria-labelledby="testimonials-title"
      >
        <ul>
          {testimonials.map((voice) => (
            <Voice key={voice.service} voice={voice} />
          ))}
        </ul>
      </section>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-16 bg-linear-to-b from-transparent to-surface" />
    </div>
  );
}
