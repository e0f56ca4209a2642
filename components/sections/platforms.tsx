import type { PlatformsSection } from '@/content/services/section';
import { Part } from './part';

/** Platforms as stars on one line: a name in display type, and what is done there. */
export function Platforms({ section: { title, lead, items, note } }: { section: PlatformsSection }) {
  return (
    <Part title={title} lead={lead}>
      <ul className="ml-1.5 border-link border-l">
        {items.map(({ name, use }) => (
          <li
            key={name}
            className="relative grid gap-x-8 pb-6 pl-8 last:pb-0 before:absolute before:top-3.5 before:-left-[0.3125rem] before:size-2.5 before:rounded-full before:bg-star before:ring-6 before:ring-ground sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-baseline"
          >
            <h3 className="text-title">{name}</h3>
            <p className="text-muted">{use}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-muted text-note">{note}</p>
    </Part>
  );
}
