import { expect, onTestFinished, test } from 'vitest';
import { daysAgo } from '@/scripts/options';
import { startLeadReceiver } from '../support/lead-receiver';
import { migratedDatabase, openSql } from './databases';
import { functionOf, type Outcome, refusedHere, startCommand } from './run-command';

const deliver = (args: string[], env: Record<string, string>): Promise<Outcome> =>
  startCommand(process.execPath, ['scripts/run.mjs', 'deliver', ...args], { env }).outcome;

/** A database with so many assessments that wait to be sent. */
async function databaseWith(leads: number) {
  const url = await migratedDatabase();
  const sql = openSql(url);
  await sql`
    with lead as (
      insert into ai_assessments (id, assessment_type, name, q1_typed, q2_answer, q3_answer, user_intent, is_rotation,
        rotation_services, needs_clarification, clarification_message, turn)
      select gen_random_uuid(), 'backend', 'Ada', 'The usual', '$10K+', 'Integrate', 'Unknown', false, '{}', true,
        'What do you mean?', 0
      from generate_series(1, ${leads}) returning id
    )
    insert into lead_deliveries (channel, assessment_id) select 'webhook', id from lead`;
  return { url, sql };
}

async function receiverVariables() {
  const receiver = await startLeadReceiver();
  onTestFinished(() => receiver.close());
  return { receiver, env: { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_FORMAT: 'slack' } };
}

test('sends all that waits, and what was given up when it is asked to', async () => {
  const { url, sql } = await databaseWith(25);
  const { receiver, env } = await receiverVariables();
  await sql`update lead_deliveries set state = 'dead', settled_at = now(), attempts = 10
    where id in (select id from lead_deliveries limit 2)`;

  const first = await deliver([], { ...env, DATABASE_URL: url, SITE_URL: 'https://agency.example' });
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toBe('webhook  23 delivered, 0 to be tried again, 0 given up, 0 skipped\n');
  expect(receiver.received).toHaveLength(23);

  // Given up while there was mail, which there is no more.
  await sql`
    insert into lead_deliveries (channel, assessment_id, state, settled_at)
    select 'email', assessment_id, 'dead', now() from lead_deliveries limit 1`;
  const revived = await deliver(['--revive'], { ...env, DATABASE_URL: url });
  expect(revived.stdout).toMatch(/^2 revived\nwebhook {2}2 delivered/);
  expect(revived.stderr).toBe('SITE_URL is not set: what is told of leads links to http://localhost:3000.\n');
  expect(receiver.received).toHaveLength(25);
  expect(await sql`select state from lead_deliveries where channel = 'email'`).toEqual([{ state: 'dead' }]);
});

test('sends what was stored before there was a receiver, once, when it is asked to', {
  tags: 'full',
}, async () => {
  const { url, sql } = await databaseWith(4);
  const { receiver, env } = await receiverVariables();
  await sql`delete from lead_deliveries`;
  const [old, sample] = await sql<{ id: string }[]>`select id from ai_assessments order by id limit 2`;
  const since = daysAgo(7);
  // Of the day before, by UTC; where the database lives it is that day already.
  await sql`alter database ${sql(new URL(url).pathname.slice(1))} set timezone to 'Europe/Berlin'`;
  await sql`update ai_assessments set created_at = (${since}::timestamp at time zone 'UTC') - interval '30 minutes'
    where id = ${old?.id ?? ''}`;
  await sql`insert into sample_ids (id, kind, arrived_at) values (${sample?.id ?? ''}, 'assessment', now())`;

  const first = await deliver(['--since', since], { ...env, DATABASE_URL: url });
  expect(first.stdout).toMatch(new RegExp(`^2 stored since ${since} added\nwebhook {2}2 delivered`));
  const again = await deliver(['--since', since], { ...env, DATABASE_URL: url });
  expect(again.stdout).toMatch(/^0 stored since .* added\nwebhook {2}0 delivered/);
  expect(receiver.received).toHaveLength(2);

  // The month before the 28th of March is as short.
  expect((await deliver(['--since', daysAgo(27)], { ...env, DATABASE_URL: url })).code).toBe(0);
});

test('says how many have to be tried again', { tags: 'full' }, async () => {
  const { url } = await databaseWith(3);
  const { receiver, env } = await receiverVariables();
  receiver.answerWith((_, response) => response.writeHead(500).end());
  const outcome = await deliver([], { ...env, DATABASE_URL: url });
  expect(outcome.code).toBe(0);
  expect(outcome.stdout).toContain('0 delivered, 3 to be tried again');
  expect(outcome.stderr).toContain('"code":"HTTP_500"');
});

/** At most four lines that name what is wrong, no stack trace. */
function expectRefusal({ code, stderr }: Outcome, ...words: string[]): void {
  for (const word of words) expect(stderr).toContain(word);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

test('refuses where leads have nowhere to go', async () => {
  expectRefusal(await deliver([], {}), 'LEAD_WEBHOOK_URL', 'docs/leads.md');
});

// Its help, and what it says of a database without tables: see commands.test.ts.
test.each([
  [['--again'], ['--again', '--revive']],
  [
    ['--since', daysAgo(28)],
    ['27 days', 'export'],
  ],
  [['--since', 'monday'], ['--since monday is no day']],
  [['--since', '2999-01-01'], ['still to come']],
])('refuses %j', async (args, words) => {
  const command = await functionOf('deliver');
  expectRefusal(await refusedHere(() => command(args)), ...words);
});
