import { expect, it } from 'vitest';
import { viewNames } from '@/db/reporting/views';
import { fillSql } from '@/scripts/bench/reporting';
import { makeSums } from '../support/reporting-rows';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();

it('fills every table with rows that the views of npm run bench:reporting have something to do with', async () => {
  const { sql, url } = database.current;
  for (const statement of Object.values(fillSql(2000))) await sql.unsafe(statement);
  await makeSums(url);
  const empty: string[] = [];
  for (const name of viewNames) {
    const [{ rows }] = await sql.unsafe<[{ rows: number }]>(
      `select count(*)::int as rows from reporting.${name}`,
    );
    if (rows === 0) empty.push(name);
  }
  // Nothing of these visits is marked as a sample.
  expect(empty).toEqual(['samples']);
});
