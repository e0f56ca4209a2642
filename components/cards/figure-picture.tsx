import { chartFramePath, starField } from '@/components/ui/star-chart/chart-background';
import {
  chartStyles,
  figureLinkPaths,
  starPosition,
  starReach,
} from '@/components/ui/star-chart/chart-layout';
import { dotsPath, leadStarPath } from '@/components/ui/star-chart/geometry';
import { brandColors } from '@/content/brand-colors';
import type { ChartStar, Figure, Tier } from '@/content/constellations/figure';

const { surface, control, star: starColor, link, 'gold-mark': gold, purple, silver } = brandColors.dark;
const tierColors: Record<Tier, string> = { gold, purple, silver, plain: gold };

/** As a plate of the atlas, with stars and lines strong enough for a picture a few centimetres wide. */
const style = {
  ...chartStyles.hero,
  radius: { 1: 4.2, 2: 1.9, 3: 1.4, 4: 0.9 },
  line: 0.5,
  field: { count: 60, small: 0.5, large: 0.8 },
} as const;

/** A function that is called, not a component: the renderer of pictures takes elements alone inside an svg. */
function drawStar(star: ChartStar, color: string) {
  const key = `${star[0]} ${star[1]}`;
  const [x, y] = starPosition(star, style);
  const [, , magnitude, kind] = star;
  const radius = style.radius[magnitude];
  const fill = magnitude === 1 ? color : starColor;
  if (kind === 'variable') {
    return (
      <g key={key}>
        <circle stroke={starColor} strokeWidth={style.line} cx={x} cy={y} r={starReach(star, style)} />
        <circle fill={fill} cx={x} cy={y} r={radius * 0.6} />
      </g>
    );
  }
  if (magnitude > 1) return <circle key={key} fill={fill} cx={x} cy={y} r={radius} />;
  return <path key={key} fill={fill} d={leadStarPath(x, y, radius * style.leadScale, style.leadWaist)} />;
}

/** The plate of a page as part of a picture: the chart of its pages, in colors of its own. */
export function FigurePicture({ figure, tier, size }: { figure: Figure; tier: Tier; size: number }) {
  const { small, large } = starField(figure, style);
  return (
    <svg width={size} height={size} viewBox={style.viewBox} fill="none" aria-hidden="true">
      <rect fill={surface} width="100" height="100" />
      <path stroke={control} strokeOpacity="0.6" strokeWidth="0.22" d={chartFramePath()} />
      <path stroke={control} strokeLinecap="round" strokeWidth={style.field.small} d={dotsPath(small)} />
      <path stroke={control} strokeLinecap="round" strokeWidth={style.field.large} d={dotsPath(large)} />
      {figureLinkPaths(figure, style).map((path) => (
        <path key={path} stroke={link} strokeLinecap="round" strokeWidth={style.line} d={path} />
      ))}
      {figure.points.map((star) => drawStar(star, tierColors[tier]))}
    </svg>
  );
}
