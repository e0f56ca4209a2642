import type { DifferentiatorsSection } from '@/content/services/section';
import { site } from '@/content/site';
import { Part } from './part';
import { Terms } from './terms';

/** Us beside the usual way, row by row, and how to check what we say. */
export function Differentiators({ section: { title, items } }: { section: DifferentiatorsSection }) {
  return (
    <Part title={title}>
      <ul>
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-4 border-line border-t py-6 first:border-line-strong sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)_minmax(0,13rem)]"
          >
            <h3 className="font-label font-sans text-body leading-snug">{item.title}</h3>
            <dl className="grid gap-4">
              <div>
                <dt className="font-label text-muted text-note">{site.name}</dt>
                <dd>{item.description}</dd>
              </div>
              <div>
                <dt className="font-label text-muted text-note">Evidence</dt>
                <dd className="text-small">{item.evidence}</dd>
              </div>
            </dl>
            <Terms className="text-small" items={[['The usual way', item.comparison]]} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
