import type { MenuName } from '@/content/navigation';
import type { SitePath } from '@/lib/paths';
import { BackLink } from './back-link';
import { MenuDrawer } from './drawer/menu-drawer';
import { HeaderBar } from './header-bar';
import { SiteLogo } from './site-logo';

type InnerHeaderProps = {
  /** Where Back leads instead of through the visitor's history. */
  backTo?: SitePath;
  menu?: MenuName;
};

/** The bar of every page but the landing page: Back, logo, menu. */
export function InnerHeader({ backTo, menu = 'inner' }: InnerHeaderProps) {
  return (
    <HeaderBar>
      <div className="wrap grid grid-cols-[1fr_auto_1fr] items-center gap-1.5 sm:gap-6">
        <div>
          <BackLink to={backTo} />
        </div>
        <SiteLogo />
        <div className="text-right">
          <MenuDrawer menu={menu} />
        </div>
      </div>
    </HeaderBar>
  );
}
