import { LeadStar } from '@/components/ui/star-chart/lead-star';

/** Two stars lead to a third. In the dark theme they are filled; in the light one they are outlined, as atlases print them. */
export function LogoMark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" aria-hidden="true">
      <path
        className="stroke-link"
        strokeWidth="1.1"
        strokeLinecap="round"
        d="M5.8 24.2l5.2-4.8M15.1 15.9l3.4-3"
      />
      <g data-logo="dark" className="fill-star in-data-[theme=light]:hidden">
        <circle cx="4" cy="26" r="1.7" />
        <circle cx="13" cy="17.7" r="2.2" />
      </g>
      <g data-logo="light" className="hidden stroke-star stroke-[1.1px] in-data-[theme=light]:inline">
        <circle cx="4" cy="26" r="1.8" />
        <circle cx="13" cy="17.7" r="2.3" />
      </g>
      <LeadStar tier="gold" x={22.4} y={8.6} radius={6.6} waist={0.34} />
    </svg>
  );
}
