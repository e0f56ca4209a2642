import { menus } from '@/content/navigation';
import { DrawerPanel } from './drawer-panel';
import { MenuDrawer } from './menu-drawer';

// 20rem, at most 85 % of the viewport, 0.3 s (part 2, section 9). Scrolling is locked by the root element's classes.
const panel =
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[85%] overflow-y-auto overscroll-contain border-l border-control bg-raised text-ink print:hidden';
const slide =
  'translate-x-full transition-[translate,display,overlay] duration-300 transition-discrete ease-settle open:translate-x-0 starting:open:translate-x-full';
const backdrop =
  'backdrop:bg-veil backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:duration-300 backdrop:transition-discrete open:backdrop:opacity-100 starting:open:backdrop:opacity-0';

/** The drawer with the menus of all pages: it stands in the layout, which does not know the page. */
export function Menu() {
  return (
    <MenuDrawer
      className={`${panel} ${slide} ${backdrop}`}
      panels={{
        landing: <DrawerPanel menu={menus.landing} />,
        inner: <DrawerPanel menu={menus.inner} />,
        workflow: <DrawerPanel menu={menus.workflow} />,
      }}
    />
  );
}
