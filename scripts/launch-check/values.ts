import { type ClaimConflict, claimConflicts, claims } from '@/content/claims';
import type { ClaimRow } from '@/content/claims/claim';
import { type Conditions, guaranteeConditions } from '@/content/claims/guarantee-conditions';
import { type ProductPromise, productPromises } from '@/content/product-promises';
import { type Statistic, statistics } from '@/content/statistics';
import { type Testimonial, testimonials } from '@/content/testimonials';
import type { Environment } from '@/lib/env';
import { type OperatorValues, operatorValues } from '@/lib/operator-values';
import { daysAgo } from '../options';

/** What the database says about itself; `null` where none was asked. */
export type DatabaseFacts = {
  reached: boolean;
  why?: string;
  /** What its operator does where it was not reached. */
  todo?: string;
  isNewest: boolean;
  expiredRows: number;
  /** Milliseconds since rows past their age were last deleted; `null` when they never were. */
  sincePruned: number | null;
  /** The same for the sums by day, of which reports are made. */
  sinceSummed: number | null;
  /** Rows that npm run demo-data has stored. */
  samples: number;
} | null;

/** What was found on a running site; `null` where no address was given. */
export type RunningSite = { address: string; problems: readonly string[] } | null;

/** Everything the launch check looks at. */
export type LaunchValues = {
  /** As `2026-11-20`. */
  today: string;
  operator: OperatorValues;
  testimonials: readonly Testimonial[];
  claims: Readonly<Record<string, ClaimRow>>;
  conflicts: readonly ClaimConflict[];
  conditions: Readonly<Record<string, Conditions>>;
  promises: Readonly<Record<string, ProductPromise>>;
  statistics: readonly Pick<Statistic, 'checkedLive' | 'read'>[];
  environment: Environment;
  database: DatabaseFacts;
  running: RunningSite;
};

/** The project as it is, with what was found out about its database and a running site. */
export const launchValues = (
  environment: LaunchValues['environment'],
  database: DatabaseFacts = null,
  running: RunningSite = null,
): LaunchValues => ({
  today: daysAgo(0),
  operator: operatorValues,
  testimonials,
  claims,
  conflicts: claimConflicts,
  conditions: guaranteeConditions,
  promises: productPromises,
  statistics,
  environment,
  database,
  running,
});

/** Where an operator mends it: the first line that holds the text in one of the files. */
export type SourcePlace = { files: readonly string[]; text: string };

/** Something that is still an example, a sample, unproven, in conflict or unconfirmed (decision 0073). */
export type Finding = {
  group: string;
  severity: 'blocks' | 'warns';
  what: string;
  todo: string;
  place: SourcePlace;
};

export type Rule = (values: LaunchValues) => Finding[];

export const sourcePlace = (file: string, text = ''): SourcePlace => ({ files: [file], text });

/** The line of the file that describes a variable. */
export const variablePlace = (name: string): SourcePlace => sourcePlace('.env.example', `#${name}=`);
