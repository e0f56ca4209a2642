import type { ProblemsSection } from '@/content/services/section';
import { Part } from './part';
import { Terms } from './terms';

/** A ledger: what goes wrong on the left, what it costs on the right. */
export function Problems({ section: { title, items } }: { section: ProblemsSection }) {
  return (
    <Part title={title}>
      <ul className="border-line-strong border-t">
        {items.map((problem) => (
          <li
            key={problem.title}
            className="grid gap-x-12 gap-y-4 border-line py-6 pb-8 not-first:border-t sm:grid-cols-2"
          >
            <div>
              <h3 className="text-title">{problem.title}</h3>
              <p className="mt-2 text-muted">{problem.description}</p>
            </div>
            <Terms className="sm:pt-1.5" items={[['Business impact', problem.impact]]} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
