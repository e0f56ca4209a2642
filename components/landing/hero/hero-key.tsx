import { serviceBySlug } from '@/content/services';
import { Glyph } from '../../ui/constellation/glyph';

const featured = [
  serviceBySlug['ai-email-outreach'],
  serviceBySlug['ai-agents'],
  serviceBySlug['ai-phone-callers'],
];

/** What the three metals on the planisphere stand for. */
export function HeroKey() {
  return (
    <ul className="mt-7 grid gap-x-3 gap-y-2.5 text-note sm:max-lg:col-start-2! sm:max-lg:row-span-2 sm:max-lg:row-start-2 sm:max-lg:mt-0 sm:max-lg:mb-2 sm:max-lg:gap-4 sm:max-lg:self-end sm:text-small lg:mt-16 lg:gap-1.5">
      {featured.map(({ slug, name, badge, metal }) => (
        <li key={slug} className="flex items-start gap-3">
          <Glyph metal={metal} className="mt-[0.25em]" />
          <span>
            {name} <span className="text-muted max-[25rem]:block sm:max-lg:block">{badge}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
