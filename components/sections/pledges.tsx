import type { Guarantee } from '@/content/services/section';
import { SiteLink } from '../ui/site-link';

/** What the agency promises on this page, each guarantee with its terms. */
export function Pledges({ guarantees }: { guarantees: readonly Guarantee[] }) {
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-1 border-t border-line pt-4 text-small sm:grid-cols-2">
      {guarantees.map(({ text, terms }) => (
        <li key={text} className="flex flex-wrap items-baseline gap-x-3 py-1">
          {text}
          {terms && (
            <SiteLink className="prose-link -my-1 inline-block py-1 text-note" href={terms}>
              Terms<span className="sr-only"> of: {text}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
