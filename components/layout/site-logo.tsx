import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { LogoMark } from './logo-mark';

/** How the mark and the name are set together. */
const logoLockup =
  'inline-flex min-h-11 items-center gap-2 font-display text-logo whitespace-nowrap no-underline sm:gap-3';

/** The mark and the name, without a link. */
export function SiteName() {
  return (
    <span className={logoLockup}>
      <LogoMark />
      {site.name}
    </span>
  );
}

/** The mark and the name; they link to the top of the landing page. */
export function SiteLogo() {
  return (
    <SiteLink href={paths.home} className={logoLockup}>
      <LogoMark />
      {site.name}
    </SiteLink>
  );
}
