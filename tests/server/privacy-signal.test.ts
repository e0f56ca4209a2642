import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { applicationForm, applicationDraft as draft } from '../support/applications';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type Outgoing, pageForm, send } from './send';
import { type Site, startSite } from './site';
import { api, call, multipart } from './writes';

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

const signals: [says: string, headers: Record<string, string>, isLinked: boolean][] = [
  ['a privacy signal', { 'sec-gpc': '1' }, false],
  ['none', {}, true],
];

const post = (path: string, { headers, ...rest }: Outgoing, extra: Record<string, string>) =>
  send(site.origin + path, {
    method: 'POST',
    ...rest,
    headers: { ...headers, ...extra, origin: site.origin },
  });

it.each(signals)(
  'an assessment is stored under %s, linked with its visit only without',
  async (_says, headers, isLinked) => {
    const sent = { ...api.good(), sessionId: uuidv7() };
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
    const answer = await post(api.path, json, headers);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ stored: true });
    expect(await database.sql`select session_id from ai_assessments where id = ${sent.id}`).toEqual([
      { session_id: isLinked ? sent.sessionId : null },
    ]);
  },
);

const forms = signals.flatMap(([says, headers, isLinked]) =>
  ([call, plain] as const).map((write) => ({
    says,
    headers,
    isLinked,
    write,
    by: write === call ? 'JavaScript' : 'a form',
  })),
);

async function plain({ hidden }: Awaited<ReturnType<typeof pageForm>>, fields: Record<string, string>) {
  return multipart({ ...hidden, ...fields });
}

it.each(forms)('so is an application, by $by under $says', async ({ headers, isLinked, write }) => {
  const id = uuidv7();
  const sessionId = uuidv7();
  const form = applicationForm(draft(), { id, sessionId, token: '', subject: '' });
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const page = await pageForm(site.origin + paths.hiring);
  const answer = await post(paths.hiring, await write(page, fields), headers);
  expect(answer.status).toBe(200);
  expect(await database.sql`select session_id from career_applications where id = ${id}`).toEqual([
    { session_id: isLinked ? sessionId : null },
  ]);
});
