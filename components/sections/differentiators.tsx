import type { DifferentiatorsSection } from '@/content/services/section';
import { site } from '@/content/site';
import { Part } from './part';

type Difference = DifferentiatorsSection['items'][number];

const columns = 'md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_minmax(0,13rem)]';
/** Over the columns where there are columns, beside each answer where there are none. */
const label = 'font-label text-muted text-note md:sr-only';

function Row({ title, description, evidence, comparison }: Difference) {
  return (
    <li className={`grid gap-x-8 gap-y-4 border-line py-6 not-first:border-t ${columns}`}>
      <h3 className="font-label font-sans text-body leading-snug">{title}</h3>
      <dl className="grid gap-x-8 gap-y-4 md:col-span-2 md:grid-cols-subgrid">
        <div>
          <dt className={label}>{site.name}</dt>
          <dd className="font-link">{description}</dd>
        </div>
        <div className="md:col-start-2 md:row-start-1">
          <dt className={label}>The usual way</dt>
          <dd className="text-muted">{comparison}</dd>
        </div>
        <div className="md:row-start-2">
          <dt className="font-label text-muted text-note">Check it yourself</dt>
          <dd className="text-small">{evidence}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Us beside the usual way, row by row, and how to check what we say. */
export function Differentiators({ section: { title, items } }: { section: DifferentiatorsSection }) {
  return (
    <Part title={title}>
      <div
        className={`hidden gap-x-8 pb-3 font-label text-muted text-note md:grid ${columns}`}
        aria-hidden="true"
      >
        <span className="col-start-2">{site.name}</span>
        <span>The usual way</span>
      </div>
      <ul className="border-line-strong border-t">
        {items.map((item) => (
          <Row key={item.title} {...item} />
        ))}
      </ul>
    </Part>
  );
}
