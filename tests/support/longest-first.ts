import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, longest first, according to the output of their runs. Vitest itself uses the times of
 * the last run, which a fresh clone does not have: one of these that began last would run alone at the end.
 */
const longest = [
  'tests/cli/commands.test.ts',
  'tests/db/outage.test.ts',
  'tests/cli/edited-content.test.ts',
  'tests/cli/embedded-postgres.test.ts',
  'tests/server/events-durability.test.ts',
  'tests/cli/start.test.ts',
  'tests/cli/backup.test.ts',
  'tests/server/watched.test.ts',
  'tests/cli/refusals.test.ts',
  'tests/structure/compile-forms.test.ts',
  'tests/structure/compile.test.ts',
  'tests/server/policy.test.ts',
  'tests/server/careers.test.ts',
  'tests/db/outage-connections.test.ts',
  'tests/db/false-database.test.ts',
  'tests/server/end-of-process.test.ts',
  'tests/server/events-fuzz.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longest.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}
