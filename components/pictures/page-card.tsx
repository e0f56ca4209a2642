import { chartFramePath, starField } from '@/components/ui/star-chart/chart-background';
import {
  chartStyles,
  figureLinkPaths,
  starPosition,
  starReach,
} from '@/components/ui/star-chart/chart-layout';
import { dotsPath, leadStarPath } from '@/components/ui/star-chart/geometry';
import { withUnbrokenPlus } from '@/components/ui/unbroken-words';
import { brandColors } from '@/content/brand';
import type { ChartStar, Figure, Tier } from '@/content/constellations';
import type { PageFacts } from '@/content/pages';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

const {
  ground,
  ink,
  surface,
  control,
  link,
  star: starColor,
  'gold-mark': gold,
  purple,
  silver,
} = brandColors.dark;

/** The mark of app/icon.svg in the dark theme, a star led to by two. Colors are literal: no stylesheet reaches a picture. */
export function SiteMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path stroke={link} strokeWidth="1.6" strokeLinecap="round" d="M6.5 25.5l5.6-5.2M15.8 17.2l4-3.4" />
      <circle fill={starColor} cx="5" cy="27" r="2.2" />
      <circle fill={starColor} cx="14" cy="18.7" r="2.6" />
      <path fill={gold} d={leadStarPath(22.6, 9.6, 7.6, 0.38)} />
    </svg>
  );
}

/** The mark on the site's ground, as an icon. `margin` is the share of the edge that stays free on each side. */
export function SiteIconPicture({ size, margin }: { size: number; margin: number }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        backgroundColor: ground,
      }}
    >
      <SiteMark size={Math.round(size * (1 - 2 * margin))} />
    </div>
  );
}

const tierColors: Record<Tier, string> = { gold, purple, silver, plain: gold };

/** Like a plate of the atlas, but with stars and lines strong enough for a picture a few centimeters wide. */
const style = {
  ...chartStyles.hero,
  radius: { 1: 4.2, 2: 1.9, 3: 1.4, 4: 0.9 },
  line: 0.5,
  field: { count: 60, small: 0.5, large: 0.8 },
} as const;

/** Called as a function and not used as a component: inside an svg, the picture renderer accepts only elements. */
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

/** A page's plate as part of a picture: the same chart as on the page, with literal colors. */
function FigurePicture({ figure, tier, size }: { figure: Figure; tier: Tier; size: number }) {
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

const plateSize = 502;
const words = { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0 } as const;

/**
 * Keeps a short word at either end off a line of its own, "n8n Workflows" and "Fits Me?", and lets no line begin with a
 * name's number or plus: "Veo 3", "Lead Capture + CRM".
 */
export const cardTitle = (title: string): string =>
  withUnbrokenPlus(title)
    .replace(/^(\S{1,3}) /, '$1\u00a0')
    .replace(/ (?=\d|\S{1,3}$)/g, '\u00a0');

/**
 * Pixels of what is written large. In the larger size a title of this length would be three lines with a torn phrase,
 * "Lead Capture + / CRM / Integration"; the headline of the landing page is made for three.
 */
const titleSize = (path: PageFacts['path'], title: string): number =>
  title.length < 30 || path === paths.home ? 88 : 74;

type PageCardProps = {
  page: PageFacts;
  /** What is written large. */
  title: string;
};

/** A page's picture for where it is shared. Only inline styles, because it is drawn without a browser or a stylesheet. */
export function PageCard({ page: { path, figure, tier }, title }: PageCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 64,
        width: '100%',
        height: '100%',
        padding: '64px 64px 64px 72px',
        backgroundColor: ground,
        color: ink,
      }}
    >
      <div style={{ ...words, height: '100%', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 34 }}>
          <SiteMark size={52} />
          {site.name}
        </div>
        <div
          style={{
            fontSize: titleSize(path, title),
            lineHeight: 1.04,
            letterSpacing: '-0.015em',
            textWrap: 'balance',
          }}
        >
          {cardTitle(title)}
        </div>
      </div>
      {figure ? (
        <FigurePicture figure={figure} tier={tier} size={plateSize} />
      ) : (
        <SiteMark size={plateSize} />
      )}
    </div>
  );
}
