import { expect, it } from 'vitest';
import { brokenOffCauses } from '@/db/database-causes';
import { Refusal } from '../refusal';
import { operatorRefusal } from './database-refusal';

const url = 'postgres://site:secret@db.example:5432/site';
const failure = (code: string) => Object.assign(new Error(`read ${code}`), { code });

it('says in a sentence that the network to the database went away under a command, as Node calls it', () => {
  const refusal = operatorRefusal(url, failure('ETIMEDOUT'));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(String(refusal)).toMatch(
    /db\.example:5432 cannot be used: it does not answer any more;.*\(ETIMEDOUT\)/,
  );
  expect(String(refusal)).not.toContain('secret');
});

it.each(['57P01', 'CONNECTION_CLOSED', 'ECONNRESET', 'EPIPE'])(
  'does not ask of a database that goes away under a command whether it is one, nor to correct it, %s',
  (code) => {
    const refusal = operatorRefusal(url, failure(code), brokenOffCauses);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(String(refusal)).not.toContain('is it a PostgreSQL');
    expect(String(refusal)).toMatch(/\nRun this again once that is over\.$/);
  },
);

it.each([
  ['an address of what is no PostgreSQL', 'CONNECTION_CLOSED', 'Correct the address or that database.'],
  ['a refused password', '28P01', 'Correct the address or that database.'],
  ['a database that is starting', '57P03', 'Run this again once that is over.'],
  ['a table that somebody holds', '55P03', 'Run this again once that is over.'],
])('says what to do about %s, %s', (_, code, advice) => {
  expect(String(operatorRefusal(url, failure(code)))).toContain(`\n${advice}`);
});

it('leaves a mistake of ours its stack', () => {
  const ours = failure('42601');
  expect(operatorRefusal(url, ours)).toBe(ours);
});
