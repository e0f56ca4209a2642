import type { Job } from './job';
import { bareRoute } from './site-copy';

/** The database, and the site twice: with its rate limit and without. */
export type Places = { database: string; limited: string; unlimited: string };

type Size = 'one' | 'crowd' | 'twenty';
export type CaseName = `${Size}${'Bare' | 'Limited' | 'Unlimited'}` | 'oneRaw' | 'twentyRaw';

type Case = {
  label: string;
  place: keyof Places;
  path?: string;
  size: Omit<Job, 'to'>;
  /** The case it is compared with. */
  base?: CaseName;
};

/** Enough for some seconds each. */
const one = { events: 1, batches: 5000, inFlight: 10 };
const crowd = { ...one, inFlight: 32 };
const twenty = { events: 20, batches: 1500, inFlight: 10 };

const endpoint = '/api/events';

const raw = { label: 'raw limit: the same rows, postgres.js', place: 'database' } as const;
const limited = { label: 'endpoint', place: 'limited', path: endpoint } as const;
const unlimited = { label: 'endpoint, rate limit off', place: 'unlimited', path: endpoint } as const;
const bareHandler = { label: 'bare handler', place: 'limited', path: bareRoute } as const;

/** What each round measures, in this order. */
export const cases: Record<CaseName, Case> = {
  oneRaw: { ...raw, size: one, base: 'oneBare' },
  oneBare: { ...bareHandler, size: one },
  oneLimited: { ...limited, size: one, base: 'oneBare' },
  oneUnlimited: { ...unlimited, size: one, base: 'oneBare' },
  crowdBare: { ...bareHandler, size: crowd },
  crowdLimited: { ...limited, size: crowd, base: 'crowdBare' },
  crowdUnlimited: { ...unlimited, size: crowd, base: 'crowdBare' },
  twentyRaw: { ...raw, size: twenty },
  twentyBare: { ...bareHandler, size: twenty, base: 'twentyRaw' },
  twentyLimited: { ...limited, size: twenty, base: 'twentyRaw' },
  twentyUnlimited: { ...unlimited, size: twenty, base: 'twentyRaw' },
};

export const caseNames = Object.keys(cases) as CaseName[];

/** Those worth another look when the tables are full. */
export const storingCases = caseNames.filter((name) => !name.endsWith('Bare'));

export function jobOf(name: CaseName, places: Places): Job {
  const { place, path, size } = cases[name];
  return { ...size, to: path ? { requests: places[place] + path } : { rows: places[place] } };
}
