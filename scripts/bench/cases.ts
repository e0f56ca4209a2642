import { eventsEndpoint } from '@/lib/paths';
import { bareRoute } from './site-copy';

/** What the load process is told to send. */
export type Job = {
  /** Where to: a route of a running site, or the database itself. */
  to: { requests: string } | { rows: string };
  /** How many events are in each batch. */
  events: number;
  batches: number;
  /** How many batches are under way at once, each on its own connection. */
  inFlight: number;
};

export type JobResult = { seconds: number; repeated: number } | { error: string };

/** The database, and the site twice: with its rate limit and without. */
export type Places = { database: string; limited: string; unlimited: string };

type Size = 'one' | 'crowd' | 'twenty';
export type CaseName = `${Size}${'Bare' | 'Limited' | 'Unlimited'}` | 'oneRaw' | 'twentyRaw';

type Case = {
  label: string;
  place: keyof Places;
  path?: string;
  size: Omit<Job, 'to'>;
  /** The case with which it is compared. */
  base?: CaseName;
};

/** Enough for a few seconds each. */
const oneEvent = { events: 1, batches: 5000, inFlight: 10 };
const oneEventOfCrowd = { ...oneEvent, inFlight: 32 };
const twentyEvents = { events: 20, batches: 1500, inFlight: 10 };

const rawCase = { label: 'raw limit: the same rows, postgres.js', place: 'database' } as const;
const limitedCase = { label: 'endpoint', place: 'limited', path: eventsEndpoint } as const;
const unlimitedCase = {
  label: 'endpoint, rate limit off',
  place: 'unlimited',
  path: eventsEndpoint,
} as const;
const bareHandlerCase = { label: 'bare handler', place: 'limited', path: bareRoute } as const;

/** What each round measures, in this order. */
export const cases: Record<CaseName, Case> = {
  oneRaw: { ...rawCase, size: oneEvent, base: 'oneBare' },
  oneBare: { ...bareHandlerCase, size: oneEvent },
  oneLimited: { ...limitedCase, size: oneEvent, base: 'oneBare' },
  oneUnlimited: { ...unlimitedCase, size: oneEvent, base: 'oneBare' },
  crowdBare: { ...bareHandlerCase, size: oneEventOfCrowd },
  crowdLimited: { ...limitedCase, size: oneEventOfCrowd, base: 'crowdBare' },
  crowdUnlimited: { ...unlimitedCase, size: oneEventOfCrowd, base: 'crowdBare' },
  twentyRaw: { ...rawCase, size: twentyEvents },
  twentyBare: { ...bareHandlerCase, size: twentyEvents, base: 'twentyRaw' },
  twentyLimited: { ...limitedCase, size: twentyEvents, base: 'twentyRaw' },
  twentyUnlimited: { ...unlimitedCase, size: twentyEvents, base: 'twentyRaw' },
};

export const caseNames = Object.keys(cases) as CaseName[];

/** The cases that are measured again when the tables are full. */
export const storingCases = caseNames.filter((name) => !name.endsWith('Bare'));

export function jobOf(name: CaseName, places: Places): Job {
  const { place, path, size } = cases[name];
  return { ...size, to: path ? { requests: places[place] + path } : { rows: places[place] } };
}
