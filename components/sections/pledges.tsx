import type { Guarantee } from '@/content/services/section';
import { SiteLink } from '../ui/site-link';

/** What the agency promises; a promise with conditions is itself the way to them. Of an odd number the first stands alone. */
export function Pledges({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const thirds = guarantees.length % 3 === 0 ? 'md:max-lg:grid-cols-3 md:max-lg:*:col-auto!' : '';
  return (
    <ul
      className={`grid gap-x-8 border-t border-line pt-2 text-small sm:grid-cols-2 sm:*:first:nth-last-odd:col-span-2 ${thirds}`}
    >
      {guarantees.map(({ text, terms }) => (
        <li key={text} className="flex min-h-11 items-center">
          {terms ? (
            <SiteLink
              className="flex min-h-11 items-center underline decoration-line-strong hover:decoration-current"
              href={terms}
            >
              <span>
                {text}
                <span className="sr-only">: the terms</span>
              </span>
            </SiteLink>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
