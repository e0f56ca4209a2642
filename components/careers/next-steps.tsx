import type { ReactNode } from 'react';
import { careers } from '@/content/careers';

const { title, rows } = careers.steps;

/** What happens with an application, under a figure; after the form on small screens, where the figure would only be in the way. */
export function NextSteps({ figure }: { figure: ReactNode }) {
  return (
    <aside className="order-3 pt-16 lg:sticky lg:top-24 lg:order-2 lg:pt-0" aria-labelledby="next-steps">
      <div className="mb-8 max-lg:hidden">{figure}</div>
      <h2 className="text-title" id="next-steps">
        {title}
      </h2>
      <ol className="mt-6 border-t border-line text-small">
        {rows.map(([step, when]) => (
          <li key={step} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <span>{step}</span>
            <span className="whitespace-nowrap text-muted">{when}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
