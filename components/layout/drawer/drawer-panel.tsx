import type { Menu } from '@/content/navigation';
import { ButtonLink } from '../../ui/button';
import { RoundButton } from '../../ui/carousel/round-button';
import { Close } from '../../ui/icons/close';
import { MenuEntry } from './menu-entry';

// The edge is an instrument's scale: one graduation every 12 px.
const scale =
  'bg-[repeating-linear-gradient(var(--line-strong)_0_1px,transparent_1px_12px)] bg-size-[6px_100%] bg-no-repeat';
// As high as the bar behind it, so that the button that closes stands where the one that opens did.
const head = 'flex h-20 flex-none items-center self-end [body:has([data-scrolled=true])_&]:h-16';

/** What the drawer holds on the pages that have this menu. */
export function DrawerPanel({ menu: { links, call, tagline } }: { menu: Menu }) {
  return (
    <div className={`flex min-h-full flex-col items-start pr-6 pb-8 pl-12 ${scale}`}>
      <div className={head}>
        <RoundButton aria-label="Close menu" data-close>
          <Close />
        </RoundButton>
      </div>
      <nav aria-label="Menu" className="mt-4 mb-auto w-full">
        <ul>
          {links.map((link) => (
            <MenuEntry key={link.href} {...link} />
          ))}
        </ul>
      </nav>
      {tagline && <p className="mt-8 -mb-4 text-note text-muted">{tagline}</p>}
      <ButtonLink href={call.href} className="mt-8 w-full">
        {call.text}
      </ButtonLink>
    </div>
  );
}
