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
    <ul className="mt-7 grid gap-1.5 text-note sm:text-small lg:mt-16">
      {featured.map(({ slug, name, badge, metal }) => (
        <li key={slug} className="flex items-start gap-3">
          <Glyph metal={metal} className="mt-[0.25em]" />
          <span>
            {name} <span className="text-muted">{badge}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
