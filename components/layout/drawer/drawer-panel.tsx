import type { Menu } from '@/content/navigation';
import { ButtonLink } from '../../ui/button';
import { Close } from '../../ui/icons/close';
import { MenuEntry } from './menu-entry';

// The edge is an instrument's scale: one graduation every 12 px; an entry adds a long one where the visitor stands.
const scale =
  'bg-[repeating-linear-gradient(var(--line-strong)_0_1px,transparent_1px_12px)] bg-size-[6px_100%] bg-no-repeat';
/** What the drawer holds on the pages that have this menu. */
export function DrawerPanel({ menu: { links, call, tagline } }: { menu: Menu }) {
  return (
    <div className={`flex min-h-full flex-col items-start pt-2.5 pr-6 pb-8 pl-12 ${scale}`}>
      <button
        type="button"
        aria-label="Close menu"
        data-close
        className="grid size-11 flex-none place-items-center self-end rounded-full border border-transparent hover:border-ink"
      >
        <Close />
      </button>
      <nav aria-label="Menu" className="mt-6 mb-auto w-full">
        <ul>
          {links.map((link) => (
            <MenuEntry key={link.href} {...link} />
          ))}
        </ul>
      </nav>
      <ButtonLink href={call.href} className="mt-8 w-full">
        {call.text}
      </ButtonLink>
      {tagline && <p className="mt-4 text-note text-muted">{tagline}</p>}
    </div>
  );
}
