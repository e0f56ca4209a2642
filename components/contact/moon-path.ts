import { round } from '../ui/constellation/geometry';

/** Days from one new moon to the next. */
const lunation = 29.53;

/** Path of the lit part of the moon on a day of its cycle, 0 to 27, round 0,0. */
export function moonPath(day: number, radius: number): string {
  const age = (day + 1.5) / lunation;
  const edge = Math.cos(2 * Math.PI * age);
  const isWaxing = age < 0.5;
  const bulge = round(Math.abs(edge) * radius);
  const turn = (isWaxing ? edge > 0 : edge < 0) ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} 0 ${radius}A${bulge} ${radius} 0 0 ${turn} 0 ${-radius}z`;
}
