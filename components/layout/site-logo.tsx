import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { SiteLink } from '../ui/site-link';
import { LogoMark } from './logo-mark';

/** The mark and the name; leads to the top of the landing page. */
export function SiteLogo() {
  return (
    <SiteLink
      href={paths.home}
      className="inline-flex min-h-11 items-center gap-2 font-display text-[1.5rem] leading-none whitespace-nowrap no-underline sm:gap-3 sm:text-[1.625rem]"
    >
      <LogoMark />
      {site.name}
    </SiteLink>
  );
}
