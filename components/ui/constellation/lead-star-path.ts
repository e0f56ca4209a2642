import { polar, round } from './geometry';

/**
 * Path of the lead star: six thin rays, the vertical pair longer, like a telescope's spikes.
 * `waist` is the share of the radius between two rays: 0.3 on charts, 0.34 and more where it is drawn small.
 */
export function leadStarPath(x: number, y: number, radius: number, waist = 0.3): string {
  const corners = Array.from({ length: 12 }, (_, index) => {
    const ray = index % 6 === 0 ? radius * 1.22 : radius * 0.94;
    const [dx, dy] = polar(index % 2 === 0 ? ray : radius * waist, index * 30);
    return `${round(x + dx)} ${round(y + dy)}`;
  });
  return `M${corners.join('L')}Z`;
}
