import { polar, round } from '../ui/constellation/geometry';
import { LeadStar } from '../ui/constellation/lead-star';
import { leadStarPath } from '../ui/constellation/lead-star-path';

const star = { x: 22.4, y: 8.6, radius: 6.6, waist: 0.34 };

/** One half of each of the star's six rays, the way an engraver shades a compass rose. */
function halfRaysPath(): string {
  return Array.from({ length: 6 }, (_, ray) => {
    const tip = polar(star.radius * (ray % 3 === 0 ? 1.22 : 0.94), ray * 60);
    const waist = polar(star.radius * star.waist, ray * 60 + 30);
    const corners = [tip, waist].map(([dx, dy]) => `${round(star.x + dx)} ${round(star.y + dy)}`);
    return `M${star.x} ${star.y}L${corners.join('L')}Z`;
  }).join('');
}

const night = <LeadStar metal="gold" {...star} />;
const engraved = (
  <>
    <path className="fill-gold-mark" d={halfRaysPath()} />
    <path
      className="stroke-star stroke-[0.7px] [stroke-linejoin:round]"
      d={leadStarPath(star.x, star.y, star.radius, star.waist)}
    />
  </>
);

/** The mark: two stars lead to a third. At night it shines; on paper it is engraved. */
export function LogoMark() {
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
      <g data-logo="dark" className="in-data-[theme=light]:hidden">
        {night}
      </g>
      <g data-logo="light" className="hidden in-data-[theme=light]:inline">
        {engraved}
      </g>
    </svg>
  );
}
