import type { Guarantee } from '@/content/services/section';
import { SiteLink } from '../ui/site-link';

/** What the agency promises on this page; a promise with conditions is itself the way to them. */
export function Pledges({ guarantees }: { guarantees: readonly Guarantee[] }) {
  return (
    <ul className="grid gap-x-8 border-t border-line pt-2 text-small sm:grid-cols-2 md:max-lg:grid-cols-3">
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
