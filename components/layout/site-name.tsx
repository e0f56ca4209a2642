import { site } from '@/content/site';
import { LogoMark } from './logo-mark';

/** How the mark and the name stand together. */
export const lockup =
  'inline-flex min-h-11 items-center gap-2 font-display text-[1.5rem] leading-none whitespace-nowrap no-underline sm:gap-3 sm:text-[1.625rem]';

/** The mark and the name, where they lead nowhere. */
export function SiteName() {
  return (
    <span className={lockup}>
      <LogoMark />
      {site.name}
    </span>
  );
}
