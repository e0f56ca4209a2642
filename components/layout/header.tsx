import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { bookACall, landingNavigation } from '@/content/navigation';
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

/**
 * The header of the landing page, laid over its top: links where there is room for them, otherwise the menu. All other
 * pages have that of `InnerPage`.
 */
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
