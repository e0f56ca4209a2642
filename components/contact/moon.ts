import { roundToHundredth } from '@/components/ui/star-chart/geometry';

/** Days from one new moon to the next, on average, and one new moon: January 6, 2000, 18:14 UTC. */
const lunation = 29.530588;
const newMoon = Date.UTC(2000, 0, 6, 18, 14);
const dayLength = 86_400_000;

/** The share of its cycle that the moon has gone through: 0 new, 0.5 full. Within 0.7 days of the true moon. */
export function moonPhase(time: number): number {
  const cycles = (time - newMoon) / dayLength / lunation;
  return cycles - Math.floor(cycles);
}

/** Path of the lit part of a moon of this radius round 0,0. */
export function moonPath(phase: number, radius: number): string {
  const edge = Math.cos(2 * Math.PI * phase);
  const isWaxing = phase < 0.5;
  const bulge = roundToHundredth(Math.abs(edge) * radius);
  const turn = (isWaxing ? edge > 0 : edge < 0) ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} 0 ${radius}A${bulge} ${radius} 0 0 ${turn} 0 ${-radius}z`;
}

export type CalendarDay = { date: Date; phase: number; isWeekend: boolean };

/** Today and the days after it, each with the moon of its noon. */
export function daysWithMoons(today: Date, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + index, 12);
    return { date, phase: moonPhase(date.getTime()), isWeekend: date.getDay() % 6 === 0 };
  });
}
