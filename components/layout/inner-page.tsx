import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/paths';
import { BackLink } from './back-link';
import { MenuToggle } from './drawer';
import { HeaderBar } from './header-bar';
import { SiteLogo } from './site-logo';

type HeaderProps = {
  /** Where Back leads, instead of through the visitor's history. */
  backTo?: SitePath;
  /** Replaces the header's own Back. */
  back?: ReactNode;
  /** A way to act, beside the menu. */
  action?: ReactNode;
};

function InnerHeader({ backTo, back, action }: HeaderProps) {
  return (
    <HeaderBar>
      <div className="wrap grid grid-cols-[1fr_auto_1fr] items-center gap-1.5 sm:gap-6">
        <div>{back ?? <BackLink to={backTo} />}</div>
        <SiteLogo />
        <div className="flex items-center justify-end gap-6">
          {action}
          <MenuToggle />
        </div>
      </div>
    </HeaderBar>
  );
}

type InnerPageProps = HeaderProps & {
  /** What the page opens with for this visitor alone. */
  opening?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every page except the landing page: its header, with Back, logo and menu, and the page's main part. The
 * root layout adds the footer.
 */
export function InnerPage({ opening, children, ...header }: InnerPageProps) {
  return (
    <>
      <InnerHeader {...header} />
      <div className="pt-20 print:pt-0">
        <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
          {opening}
          {children}
        </main>
      </div>
    </>
  );
}
