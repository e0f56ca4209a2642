import { constellations } from '@/content/constellations';
import { polar, round } from '../../ui/constellation/geometry';
import { dustPath } from './dust-path';
import { eclipticPath } from './ecliptic-path';
import { milkyWay } from './milky-way';
import { figureBox } from './station-place';
import { stations } from './stations';

const meridians = Array.from({ length: 12 }, (_, hour) => {
  const [[x, y], [toX, toY]] = [polar(40, hour * 30), polar(448, hour * 30)];
  return `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`;
}).join('');

const { faint, middling, bright } = milkyWay();
const ecliptic = eclipticPath(stations.map((station) => figureBox(station, constellations[station.slug])));

/** What lies behind the figures: the disc, the milky way, the coordinate net and the ecliptic. */
export function SkyBackground() {
  return (
    <>
      <circle className="fill-sky-tint" r="456" />
      <g className="stroke-dust opacity-85" strokeLinecap="round" transform="translate(-500 -500)">
        <path d={dustPath(faint)} strokeWidth="1.5" />
        <path d={dustPath(middling)} strokeWidth="2.2" />
        <path d={dustPath(bright)} strokeWidth="3.6" />
      </g>
      <g className="stroke-graticule">
        <path d={meridians} />
        <circle r="40" />
        <circle r="196" />
        <circle r="330" />
      </g>
      <path className="stroke-gold-mark opacity-70" d={ecliptic} strokeDasharray="7 5" />
    </>
  );
}
