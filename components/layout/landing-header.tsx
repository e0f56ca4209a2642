import { bookACall, landingNavigation } from '@/content/navigation';
import { ButtonLink } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { MenuToggle } from './drawer/menu-toggle';
import { HeaderBar } from './header-bar';
import { SiteLogo } from './site-logo';

/** The bar of the landing page, laid over its top: links where there is room for them, the menu where there is not. */
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
          <ButtonLink href={bookACall.href} metal="line" size="small">
            {bookACall.text}
          </ButtonLink>
        </nav>
        <MenuToggle className="roomy lg:hidden" />
      </div>
    </HeaderBar>
  );
}
