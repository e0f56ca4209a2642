import type { DeliverablesSection } from '@/content/services/section';
import { Part } from './part';

type Deliverable = DeliverablesSection['items'][number];

function Piece({ title, description, benefits, outcome }: Deliverable) {
  return (
    <li className="border-line-strong border-t pt-6 pb-10">
      <h3 className="text-title">{title}</h3>
      <div className="mt-3 grid gap-x-12 gap-y-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <p className="text-muted">{description}</p>
        <ul className="text-small">
          {benefits.map((benefit) => (
            <li
              key={benefit}
              className="relative py-1 pl-6 before:absolute before:top-[1.05em] before:left-0 before:h-px before:w-3 before:bg-gold-mark"
            >
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-5">
        <b className="mr-2 font-label">Outcome</b>
        {outcome}
      </p>
    </li>
  );
}

/** What is handed over: each piece with its parts and what it leaves you with. */
export function Deliverables({ section: { title, items } }: { section: DeliverablesSection }) {
  return (
    <Part title={title}>
      <ul>
        {items.map((item) => (
          <Piece key={item.title} {...item} />
        ))}
      </ul>
    </Part>
  );
}
