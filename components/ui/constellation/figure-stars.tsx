import type { Figure, Metal, Star } from '@/content/constellations/figure';
import { LeadStar } from './lead-star';
import type { Ink } from './plate-size';
import { placed, reach } from './segments';

type FigureStarsProps = { figure: Figure; ink: Ink; metal: Metal };

/** An open star closes up at icon size. */
const isOpen = (metal: Metal, ink: Ink) => metal === 'silver' && ink.field.count > 0;

function StarMark({ star, ink, metal }: { star: Star; ink: Ink; metal: Metal }) {
  const [x, y] = placed(star, ink);
  const [, , magnitude, kind] = star;
  const radius = ink.radius[magnitude];
  const lead = magnitude === 1;
  if (kind === 'variable') {
    return (
      <>
        <circle className="stroke-star" strokeWidth={ink.line} cx={x} cy={y} r={reach(star, ink)} />
        <circle className={lead ? 'fill-mark' : 'fill-star'} cx={x} cy={y} r={radius * 0.6} />
      </>
    );
  }
  if (lead) {
    const shape = { radius: radius * ink.leadScale, waist: ink.leadWaist, metal, open: isOpen(metal, ink) };
    return <LeadStar x={x} y={y} {...shape} />;
  }
  return <circle className="fill-star" cx={x} cy={y} r={radius} />;
}

/** The stars of a figure: discs by magnitude, ringed where variable, the lead star in its metal. */
export function FigureStars({ figure, ink, metal }: FigureStarsProps) {
  return figure.points
    .filter(([, , magnitude]) => magnitude <= ink.faintest)
    .map((star) => <StarMark key={`${star[0]} ${star[1]}`} star={star} ink={ink} metal={metal} />);
}
