import { menus } from '@/content/navigation';
import { DrawerPanel } from './drawer-panel';
import { MenuDrawer } from './menu-drawer';

/** The drawer with the menus of all pages: it stands in the layout, which does not know the page. */
export function Menu() {
  return (
    <MenuDrawer
      panels={{
        landing: <DrawerPanel menu={menus.landing} />,
        inner: <DrawerPanel menu={menus.inner} />,
        workflow: <DrawerPanel menu={menus.workflow} />,
      }}
    />
  );
}
