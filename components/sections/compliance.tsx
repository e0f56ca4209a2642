import type { ComplianceSection } from '@/content/services/section';
import { Part } from './part';

/** What is done to stay within the law, as plain statements on a plate. */
export function Compliance({ section: { title, lead, items } }: { section: ComplianceSection }) {
  return (
    <Part title={title} lead={lead}>
      <dl className="plate grid gap-x-12 gap-y-7 p-7 sm:grid-cols-2 sm:p-10">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="font-label">{item.title}</dt>
            <dd className="mt-1 text-muted text-small">{item.description}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
