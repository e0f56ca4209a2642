import { readFileSync } from 'node:fs';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { markSamples } from '@/db/samples';
import { storeLead } from '../support/leads';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;

const guide = readFileSync('docs/leads.md', 'utf8');
const questions = [...guide.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query);

/** What docs/leads.md answers from a view. */
const answerFrom = (view: string) =>
  sql().unsafe(questions.find((query) => query.includes(`from reporting.${view}`)) ?? 'nothing');

async function storeSale(id: string, handOff: { session?: string; assessment?: string } = {}) {
  const known = { session_id: handOff.session ?? null, assessment_id: handOff.assessment ?? null };
  const now = new Date();
  const purchase = { checkout_id: id, amount: 4900, currency: 'usd', state: 'paid', purchased_at: now };
  await sql()`insert into purchases ${sql()({ ...known, ...purchase, is_test: false })}`;
  const onItsWay = { ...purchase, checkout_id: `${id} by bank`, state: 'pending' };
  await sql()`insert into purchases ${sql()({ ...known, ...onItsWay, is_test: false })}`;
  const booking = { invitee_id: id, booked_at: now, starts_at: now, ends_at: now, is_rescheduled: false };
  await sql()`insert into bookings ${sql()({ ...known, ...booking })}`;
}

const visit = (isBot = false) => storeVisit(sql(), { at: new Date(), isBot });

/** Sales of a visit with two assessments, of nobody known, of a visitor who looks like a machine, and of a sample. */
beforeAll(async () => {
  const twice = await visit();
  for (const name of ['first', 'second']) {
    await storeLead([], backendSubmission({ name }, { sessionId: twice }));
  }
  await storeSale('twice', { session: twice });
  await storeSale('unknown');
  await storeSale('marked', { session: await visit(true) });
  const sample = uuidv7();
  await markSamples(sql(), [{ id: sample, kind: 'session', arrivedAt: new Date() }]);
  await storeSale('sample', { session: sample });
});

it.each(['purchases', 'pending_payments', 'bookings'])(
  'every one of the %s is told once, and no sample',
  async (view) => {
    const rows = await answerFrom(view);
    expect(rows).toHaveLength(3);
    expect(rows.map(({ source, marked }) => [source, marked]).sort()).toEqual([
      [null, false],
      ['direct', false],
      ['direct', true],
    ]);
  },
);
