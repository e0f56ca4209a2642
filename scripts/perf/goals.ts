import { median } from '@/scripts/statistics';

/** How a slow phone is made: estimated from a load at full speed, or the load itself slowed down by the browser. */
export const throttlings = ['simulate', 'devtools'] as const;
export type Throttling = (typeof throttlings)[number];

/** One load of a page as Lighthouse tells it; milliseconds. */
export type Audit = {
  /** Of its performance, 0 to 100. */
  score: number;
  /** Until the first text or picture is painted, and until the largest is. */
  fcp: number;
  lcp: number;
  /** What tasks took beyond 50 ms each. */
  tbt: number;
  /** How far things moved by themselves, as a share of the view. */
  cls: number;
};

/** A page and the floor, loaded one after the other. */
export type Round = { page: Audit; floor: Audit };

const eachMeasure = (value: (measure: keyof Audit) => number): Audit => ({
  score: value('score'),
  fcp: value('fcp'),
  lcp: value('lcp'),
  tbt: value('tbt'),
  cls: value('cls'),
});

/** The medians of a page's rounds, and those of its distance to the floor in each round. */
export function compareWithFloor(rounds: readonly Round[]): { page: Audit; distance: Audit } {
  return {
    page: eachMeasure((measure) => median(rounds.map(({ page }) => page[measure]))),
    distance: eachMeasure((measure) =>
      median(rounds.map(({ page, floor }) => page[measure] - floor[measure])),
    ),
  };
}

type Compared = ReturnType<typeof compareWithFloor>;
type Goal = { name: string; of: readonly Throttling[]; isMet: (compared: Compared) => boolean };

/** A frame: what is painted in one may be told a moment apart. */
const FRAME_MS = 16;

/** Where the paints are estimated, each is by itself: they are compared where they were seen. */
const goals: readonly Goal[] = [
  { name: 'score', of: ['simulate', 'devtools'], isMet: ({ distance }) => distance.score >= -3 },
  { name: 'TBT', of: ['simulate', 'devtools'], isMet: ({ distance }) => distance.tbt <= 50 },
  { name: 'LCP', of: ['devtools'], isMet: ({ distance }) => distance.lcp <= 300 },
  { name: 'LCP = FCP', of: ['devtools'], isMet: ({ page }) => page.lcp - page.fcp <= FRAME_MS },
  { name: 'CLS', of: ['simulate', 'devtools'], isMet: ({ page }) => page.cls === 0 },
];

/** The names of the goals a page misses. */
export const missedGoals = (compared: Compared, throttling: Throttling): string[] =>
  goals.filter(({ of, isMet }) => of.includes(throttling) && !isMet(compared)).map(({ name }) => name);
