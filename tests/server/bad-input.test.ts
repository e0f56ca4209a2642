import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { send } from './send';
import { type Site, startSite } from './site';
import { api } from './writes';

const good = api.good();
const { answers } = good;
const text = (value: unknown) => JSON.stringify(value);

const bodies: [string, string, number][] = [
  ['an empty option', text({ ...good, answers: { ...answers, q2Answer: '' } }), 400],
  ['an option of 101 characters', text({ ...good, answers: { ...answers, q2Answer: '$'.repeat(101) } }), 400],
  ['a number for the name', text({ ...good, answers: { ...answers, name: 7 } }), 400],
  ['a list for the text', text({ ...good, answers: { ...answers, q1Typed: ['customer support'] } }), 400],
  ['no answers at all', text({ ...good, answers: null }), 400],
  ['spaces for a name', text({ ...good, answers: { ...answers, name: ' \n\t ' } }), 400],
  ['a name of 101 characters', text({ ...good, answers: { ...answers, name: 'x'.repeat(101) } }), 400],
  ['a text of 2,001 characters', text({ ...good, answers: { ...answers, q1Typed: 'x'.repeat(2001) } }), 400],
  ['a NUL byte', text({ ...good, answers: { ...answers, q1Typed: 'customer support\0' } }), 400],
  ['a lone surrogate', text({ ...good, answers: { ...answers, name: 'x\ud800' } }), 400],
  ['a turn below zero', text({ ...good, turns: { 'support-1500-new': -1 } }), 400],
  ['a turn and a half', text({ ...good, turns: { 'support-1500-new': 1.5 } }), 400],
  ['a turn past the bound', text({ ...good, turns: { 'support-1500-new': 10_001 } }), 400],
  ['an id of version 4', text({ ...good, id: '7f6c1c0e-5d0a-4b6e-9d7e-1f0a2b3c4d5e' }), 400],
  ['a session that is no id', text({ ...good, sessionId: 'me' }), 400],
  ['3 MB', text({ ...good, answers: { ...answers, q1Typed: 'x'.repeat(3_000_000) } }), 413],
  ['nesting without end', '['.repeat(40_000), 400],
  ['half a body', text(good).slice(0, 40), 400],
];

describe('POST /api/assessments with', () => {
  let site: Site;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await startSite({ RATE_LIMIT: 'off', DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await site.stop();
    await database.drop();
  });

  it.each(bodies)('%s', async (_name, body, status) => {
    const headers = { origin: site.origin, 'content-type': 'application/json' };
    const answer = await send(site.origin + api.path, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toHaveProperty('error');
  });

  it('leaves no row and no word of it in the log', async () => {
    expect(await database.sql`select id from ai_assessments`).toHaveLength(0);
    expect(site.log()).not.toContain('customer support');
  });
});
