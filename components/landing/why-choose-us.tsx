import { ArrowLink } from '@/components/ui/arrow-link';
import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { LeadStar } from '@/components/ui/star-chart/lead-star';
import type { Tier } from '@/content/constellations';
import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';

/** Tier, size in pixels and place on the parabola, from the lowest star to the highest. */
const risingStars: readonly { tier: Tier; size: number; place: string }[] = [
  { tier: 'silver', size: 22, place: 'lg:mt-92' },
  { tier: 'purple', size: 30, place: 'lg:mt-36' },
  { tier: 'gold', size: 40, place: '' },
];

/** The crest of the parabola through the three stars, and how steeply it falls away on both sides. */
const [crestX, crestY, fall] = [1355, -67.6, 0.00023725];

const heightAt = (x: number) => crestY + fall * (x - crestX) ** 2;

/** The parabola between two x: a single quadratic curve, whose handle is where the tangents at its ends meet. */
export function parabolaPath(from: number, to: number): string {
  const handle = [(from + to) / 2, heightAt(from) + fall * (from - crestX) * (to - from)];
  return `M${[from, heightAt(from)].map(roundToHundredth).join(' ')}Q${[...handle, to, heightAt(to)].map(roundToHundredth).join(' ')}`;
}

/** Spans the widest window in equal pieces, because Chromium draws such a long curve as a few straight lines. */
const parabola = [-480, -120, 240, 600, 960, 1320, 1680, 2040, 2400].reduce(
  (path, to) => `${path}T${to} ${roundToHundredth(heightAt(to))}`,
  parabolaPath(-1200, -840),
);

/** The path of the three stars, in units of a 1200 by 432 box that stretches with the page. */
function Parabola() {
  return (
    <svg
      className="pointer-events-none absolute inset-0 h-108 w-full overflow-visible max-lg:hidden"
      viewBox="0 0 1200 432"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path className="stroke-line-strong [vector-effect:non-scaling-stroke]" d={parabola} />
    </svg>
  );
}

/** Three stars rising along a parabola, each larger than the last; on small screens a vertical chain. */
export function WhyChooseUs() {
  const { title, lead, cards, more, moreAbout } = landing.why;
  return (
    // Beside the chart, the words above end in room kept for what it says (`ChartKey`): less of it is wanted here. On the
    // widest windows the chart itself ends where this begins.
    <section
      className="overflow-clip pt-(--section) pb-(--part) lg:pt-[clamp(2rem,24vw-21rem,var(--section))]"
      id="why"
    >
      <div className="wrap md:max-lg:grid md:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:max-lg:gap-x-columns">
        <div className="relative z-1 max-w-92">
          <h2 className="text-section">{title}</h2>
          <p className="mt-6 mb-4 text-lead text-muted">{lead}</p>
          <ArrowLink href={paths.about}>
            {more}
            <span className="sr-only"> {moreAbout}</span>
          </ArrowLink>
        </div>
        <div className="relative mt-8 md:mt-0 max-lg:ml-3 max-lg:border-l max-lg:border-line-strong lg:-mt-34">
          <Parabola />
          <ol className="grid max-lg:gap-9 lg:grid-cols-3 lg:gap-8">
            {cards.map(({ title: promise, text }, index) => (
              <RisingStar key={promise} place={risingStars[index]} title={promise} text={text} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type RisingStarProps = { place?: (typeof risingStars)[number]; title: string; text: string };

function RisingStar({ place = { tier: 'plain', size: 22, place: '' }, title, text }: RisingStarProps) {
  return (
    <li className={`relative max-lg:pl-8 lg:pt-14 ${place.place}`}>
      <svg
        className="[--inside:var(--ground)] absolute top-4 left-0 -translate-1/2 overflow-visible lg:top-0"
        width={place.size}
        height={place.size}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <LeadStar tier={place.tier} x={12} y={12} radius={9.6} waist={0.34} />
      </svg>
      <h3 className="mb-2 text-title lg:mb-4 lg:max-w-[7.46em]">{title}</h3>
      <p className="max-w-[19.04em] text-muted max-lg:max-w-[26.88em]">{text}</p>
    </li>
  );
}
