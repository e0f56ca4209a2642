import { ButtonLink, RoundButton } from '@/components/ui/button';
import { CloseIcon, HalfMoonIcon } from '@/components/ui/icons';
import type { RarelyShownCall } from '@/content/analytics';
import { type Menu, menus } from '@/content/navigation';
import { MenuDrawer, MenuEntry } from './drawer';
import { ThemeToggle } from './theme-toggle';

// The edge looks like an instrument's scale, with one graduation every 12 px.
const scaleEdge =
  'bg-[repeating-linear-gradient(var(--line-strong)_0_1px,transparent_1px_12px)] bg-size-[6px_100%] bg-no-repeat';
// As high as the header behind it, so that the button that closes is where the one that opens was.
const panelHead = 'flex h-20 flex-none items-center self-end [[data-scrolled=true]~*_&]:h-16';

/** What the drawer contains on the pages that have this menu. */
function DrawerPanel({ menu: { links, call, tagline } }: { menu: Menu }) {
  return (
    <div className={`flex min-h-full flex-col items-start pr-6 pb-8 pl-12 ${scaleEdge}`}>
      <div className={panelHead}>
        <RoundButton aria-label="Close menu" data-close>
          <CloseIcon />
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
      <div className="mt-8 flex w-full items-center gap-4">
        <ThemeToggle className="theme-toggle lg:hidden">
          <HalfMoonIcon />
        </ThemeToggle>
        <ButtonLink
          href={call.href}
          className="flex-1"
          data-cta={'menu-book-a-call' satisfies RarelyShownCall}
        >
          {call.text}
        </ButtonLink>
      </div>
    </div>
  );
}

// 20rem wide, at most 85 % of the viewport, 0.3 s (R13). The classes of the root element lock scrolling.
const drawerPosition =
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[85%] overflow-y-auto overscroll-contain border-l border-control bg-raised text-ink print:hidden';
const drawerSlide =
  'translate-x-full transition-[translate,display,overlay] duration-300 transition-discrete ease-settle open:translate-x-0 starting:open:translate-x-full';
const drawerBackdrop =
  'backdrop:bg-veil backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:duration-300 backdrop:transition-discrete open:backdrop:opacity-100 starting:open:backdrop:opacity-0';

/** The drawer with the menus of all pages: it is part of the layout, which does not know the page. */
export function SiteMenu() {
  return (
    <MenuDrawer
      className={`${drawerPosition} ${drawerSlide} ${drawerBackdrop}`}
      panels={{
        landing: <DrawerPanel menu={menus.landing} />,
        inner: <DrawerPanel menu={menus.inner} />,
        workflow: <DrawerPanel menu={menus.workflow} />,
      }}
    />
  );
}
