import { polar, round } from '../../ui/constellation/geometry';

/** Radius of the planet and the height of its centre, in the units of a drawing 1440 wide. */
const [radius, centreX, centreY] = [1600, 720, 1804];

const at = (r: number, degrees: number): string => {
  const [x, y] = polar(r, degrees);
  return `${round(centreX + x)} ${round(centreY + y)}`;
};

/** The edge of the planet from one side of the sheet to the other; `0 204` is its top. */
export const limbPath = 'M-100 430A1600 1600 0 0 1 1540 430';

/** Graduations inside the edge, 0.72 degrees apart, every fifth one longer, one of those at the top. */
export function limbGraduations(): string {
  return Array.from({ length: 83 }, (_, index) => {
    const degrees = (index - 41) * 0.72;
    return `M${at(radius, degrees)}L${at(radius - (index % 5 === 1 ? 18 : 9), degrees)}`;
  }).join('');
}
