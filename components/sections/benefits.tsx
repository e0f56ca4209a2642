import type { BenefitsSection } from '@/content/services/section';
import { Glyph } from '../ui/constellation/glyph';
import { LineIcon } from '../ui/icons/line-icon';
import { Part } from './part';

/** Benefits in two columns of hairlines; a star marks the figure, or the place to look. */
export function Benefits({ section: { title, items } }: { section: BenefitsSection }) {
  return (
    <Part title={title}>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {items.map(({ icon, ...benefit }) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] content-start border-line-strong border-t pt-6 pb-9"
          >
            <LineIcon className="mt-1.5 text-link" name={icon} />
            <div>
              <h3 className="text-title">{benefit.title}</h3>
              <p className="mt-2 text-muted">{benefit.description}</p>
              <p className="mt-4 flex items-baseline gap-2.5 font-link text-small">
                <Glyph className="translate-y-0.5" />
                {benefit.metric}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
