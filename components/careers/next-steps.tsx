import { careers } from '@/content/careers';

const { title, rows } = careers.steps;

/** What happens with an application; after the form on small screens. */
export function NextSteps() {
  return (
    <aside className="order-3 pt-16 lg:sticky lg:top-24 lg:order-2 lg:pt-0" aria-labelledby="next-steps">
      <h2 className="text-title" id="next-steps">
        {title}
      </h2>
      <ol className="mt-6 max-w-88 border-t border-line text-small">
        {rows.map(([step, when]) => (
          <li key={step} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{step}</span>
            <span className="text-muted">{when}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
