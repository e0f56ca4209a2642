import type { SitePath } from '@/lib/paths';
import { BackLink } from './back-link';
import { MenuLink } from './menu-link';
import { SiteLogo } from './site-logo';

/** The bar of every page but the landing page: Back, logo, menu. `backTo` replaces the visitor's history. */
export function InnerHeader({ backTo }: { backTo?: SitePath }) {
  return (
    <header className="sticky top-0 z-10 h-16 border-b border-line bg-ground print:hidden">
      <div className="wrap grid h-full grid-cols-[1fr_auto_1fr] items-center gap-1.5 sm:gap-6">
        <div>
          <BackLink to={backTo} />
        </div>
        <SiteLogo />
        <div className="text-right">
          <MenuLink />
        </div>
      </div>
    </header>
  );
}
