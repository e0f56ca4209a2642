import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { bookACall, landingNavigation } from '@/content/navigation';
import type { SitePath } from '@/lib/paths';
import { BackLink } from './back-link';
import { MenuToggle } from './drawer';
import { HeaderBar } from './header-bar';
import { SiteLogo } from './site-logo';

/**
 * The first stop of the keyboard: the skip link, which leads past the header to the page itself. It waits one pixel
 * outside the page, whose height may be a fraction.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute bottom-[calc(100%+1px)] left-(--gutter) z-20 bg-gold-fill px-4 py-3 font-label text-on-gold focus:top-2 focus:bottom-auto"
    >
      Skip to content
    </a>
  );
}

/** The header of the landing page, laid over its top: links where there is room for them, otherwise the menu. */
export function LandingHeader() {
  return (
    <HeaderBar overlaid>
      <div className="wrap flex items-center justify-between gap-6">
        <SiteLogo />
        <nav aria-label="Main" className="hidden items-center gap-9 text-small lg:flex">
          {landingNavigation.map(({ text, href }) => (
            <SiteLink key={href} href={href} className="py-3 no-underline hover:underline">
              {text}
            </SiteLink>
          ))}
          <ButtonLink href={bookACall.href} variant="line" size="small" data-cta="header-book-a-call">
            {bookACall.text}
          </ButtonLink>
        </nav>
        <MenuToggle className="roomy lg:hidden" />
      </div>
    </HeaderBar>
  );
}

type InnerHeaderProps = {
  /** Where Back leads, instead of through the visitor's history. */
  backTo?: SitePath;
  /** Replaces the header's own Back. */
  back?: ReactNode;
  /** A way to act, beside the menu. */
  action?: ReactNode;
};

/** The header of every page except the landing page: Back, logo, menu. */
export function InnerHeader({ backTo, back, action }: InnerHeaderProps) {
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
