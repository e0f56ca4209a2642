import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { SiteLink } from '../ui/site-link';
import { LogoMark } from './logo-mark';
import { lockup } from './site-name';

/** The mark and the name; leads to the top of the landing page. */
export function SiteLogo() {
  return (
    <SiteLink href={paths.home} className={lockup}>
      <LogoMark />
      {site.name}
    </SiteLink>
  );
}
