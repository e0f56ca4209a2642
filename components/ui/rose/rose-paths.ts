import { polar, round } from '../constellation/geometry';

const rays = [0, 1, 2, 3, 4, 5];
const point = (radius: number, degrees: number): string => {
  const [x, y] = polar(radius, degrees);
  return `${round(x)} ${round(y)}`;
};

/** The vertical pair of rays is longer, as in the mark. */
const tip = (ray: number) => point(ray % 3 === 0 ? 100 : 84, ray * 60);
/** Where the ray's right edge meets the next ray's left edge. */
const cut = (ray: number, waist: number) => point(waist, ray * 60 + 30);

/** The six rays of the mark as a compass rose round 0,0 with a reach of 100: half of each ray full, half open. */
export function rosePaths(): { full: string; open: string; ring: string } {
  return {
    full: rays.map((ray) => `M0 0L${cut(ray - 1, 21)}L${tip(ray)}z`).join(''),
    open: rays.map((ray) => `M0 0L${tip(ray)}L${cut(ray, 21)}z`).join(''),
    ring: ringPath(),
  };
}

/** The small form: one ray full, the outline of the others. */
export function rayPaths(only: number): { full: string; open: string } {
  const others = rays.filter((ray) => ray !== only);
  return {
    full: `M0 0L${cut(only - 1, 30)}L${tip(only)}L${cut(only, 30)}z`,
    open: others.map((ray) => `M${cut(ray - 1, 30)}L${tip(ray)}L${cut(ray, 30)}`).join(''),
  };
}

/** Graduations every 3 degrees inside the ring, left out where a ray crosses it. */
function ringPath(): string {
  return Array.from({ length: 120 }, (_, index) => index * 3)
    .filter((degrees) => degrees % 60 !== 0)
    .map((degrees) => `M${point(59, degrees)}L${point(degrees % 15 === 0 ? 54 : 56.4, degrees)}`)
    .join('');
}
