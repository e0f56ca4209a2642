export type Position = readonly [x: number, y: number];

/** Two decimals are finer than a pixel at every size used, and keep the markup short. */
export const roundToHundredth = (value: number): number => Number(value.toFixed(2));

/** The position `radius` away from the origin at `degrees`, clockwise from the top. */
export function polarPosition(radius: number, degrees: number): Position {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The path of the straight line between two stars that stops short of both; empty if the gaps leave nothing of it. */
export function starLinkPath([ax, ay]: Position, [bx, by]: Position, gapA: number, gapB: number): string {
  const length = Math.hypot(bx - ax, by - ay);
  if (length <= gapA + gapB) return '';
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const start = `${roundToHundredth(ax + ux * gapA)} ${roundToHundredth(ay + uy * gapA)}`;
  return `M${start}L${roundToHundredth(bx - ux * gapB)} ${roundToHundredth(by - uy * gapB)}`;
}

/** The distance of a position from the straight line between two others. */
export function distanceToLine([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(ax + dx * share - x, ay + dy * share - y);
}

const roundToTenth = (value: number): number => Number(value.toFixed(1));

/** Many small stars in one path: round-capped strokes of no length. Rounded to a tenth, because pages have hundreds. */
export const dotsPath = (positions: readonly Position[]): string =>
  positions.map(([x, y]) => `M${roundToTenth(x)} ${roundToTenth(y)}h0`).join('');

/**
 * The path of the lead star: six thin rays, the vertical pair longer, like the spikes a telescope shows.
 * `waist` is how much of the radius remains between two rays: 0.3 on charts, 0.34 and more where it is small. A tenth is
 * less than a hundredth of a large radius.
 */
export function leadStarPath(x: number, y: number, radius: number, waist = 0.3): string {
  const rounded = radius < 20 ? roundToHundredth : roundToTenth;
  const corners = Array.from({ length: 12 }, (_, index) => {
    const ray = index % 6 === 0 ? radius * 1.22 : radius * 0.94;
    const [dx, dy] = polarPosition(index % 2 === 0 ? ray : radius * waist, index * 30);
    return `${rounded(x + dx)} ${rounded(y + dy)}`;
  });
  return `M${corners.join('L')}Z`;
}
