import type { DeliverablesSection } from '@/content/services/section';
import { Part } from './part';
import { Terms } from './terms';

type Deliverable = DeliverablesSection['items'][number];

function Piece({ title, description, benefits, outcome }: Deliverable) {
  return (
    <li className="grid gap-x-12 gap-y-4 border-line py-6 pb-9 not-first:border-t sm:grid-cols-2">
      <div>
        <h3 className="text-title">{title}</h3>
        <p className="mt-2 text-muted">{description}</p>
      </div>
      <div className="sm:pt-1.5">
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
        <Terms className="mt-4" items={[['Outcome', outcome]]} />
      </div>
    </li>
  );
}

/** What is handed over: each piece with its parts and what it leaves you with. */
export function Deliverables({ section: { title, items } }: { section: DeliverablesSection }) {
  return (
    <Part title={title}>
      <ul className="border-line-strong border-t">
        {items.map((item) => (
          <Piece key={item.title} {...item} />
        ))}
      </ul>
    </Part>
  );
}
