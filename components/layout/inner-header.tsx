import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/paths';
import { BackLink } from './back-link';
import { MenuToggle } from './drawer/menu-toggle';
import { HeaderBar } from './header-bar';
import { SiteLogo } from './site-logo';

type InnerHeaderProps = {
  /** Where Back leads instead of through the visitor's history. */
  backTo?: SitePath;
  /** Stands in place of the bar's own Back. */
  back?: ReactNode;
};

/** The bar of every page but the landing page: Back, logo, menu. */
export function InnerHeader({ backTo, back }: InnerHeaderProps) {
  return (
    <HeaderBar>
      <div className="wrap grid grid-cols-[1fr_auto_1fr] items-center gap-1.5 sm:gap-6">
        <div>{back ?? <BackLink to={backTo} />}</div>
        <SiteLogo />
        <div className="text-right">
          <MenuToggle />
        </div>
      </div>
    </HeaderBar>
  );
}
