import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { LeadStar } from '../ui/constellation/lead-star';
import { SiteLink } from '../ui/site-link';

function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <path
        className="stroke-link"
        strokeWidth="1.1"
        strokeLinecap="round"
        d="M5.5 24.5l5.6-5.2M14.8 16.2l4-3.4"
      />
      <circle className="fill-star" cx="4" cy="26" r="1.7" />
      <circle className="fill-star" cx="13" cy="17.7" r="2.2" />
      <LeadStar metal="gold" x={22.4} y={8.6} radius={6.6} waist={0.34} />
    </svg>
  );
}

/** The mark and the name; leads to the top of the landing page. */
export function SiteLogo() {
  return (
    <SiteLink
      href={paths.home}
      className="inline-flex min-h-11 items-center gap-2 font-display text-[1.5rem] leading-none whitespace-nowrap no-underline sm:gap-3 sm:text-[1.625rem]"
    >
      <Mark />
      {site.name}
    </SiteLink>
  );
}
