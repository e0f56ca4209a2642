import { round } from './geometry';

/** Height of the pole above the plate: the arcs of the graticule are drawn round it. */
const pole = -52;

/** Path of the coordinate net behind a hero plate: parallels round a pole above it, and meridians through it. */
export function graticulePath(): string {
  const parallels = [72, 94, 116, 138, 160].map((r) => `M${50 - r} ${pole}a${r} ${r} 0 0 0 ${2 * r} 0`);
  const meridians = [-44, -33, -22, -11, 0, 11, 22, 33, 44].map((degrees) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const at = (r: number) => `${round(50 + sin * r)} ${round(pole + cos * r)}`;
    return `M${at(40)}L${at(200)}`;
  });
  return [...parallels, ...meridians].join('');
}

/** Path of the two borders and the graduation on all four edges. */
export function framePath(): string {
  const marks = Array.from({ length: 41 }, (_, index) => {
    const at = index * 2.5;
    const length = at % 25 === 0 ? 2.6 : at % 5 === 0 ? 1.7 : 0.9;
    return `M${at} 0v${-length}M${at} 100v${length}M0 ${at}h${-length}M100 ${at}h${length}`;
  });
  return `M0 0h100v100H0zM-3.2 -3.2h106.4v106.4H-3.2z${marks.join('')}`;
}
