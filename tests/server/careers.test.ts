import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signFormToken } from '@/lib/http/suspect-form';
import { formTokenEndpoint, paths } from '@/lib/paths';
import { applicationForm, applicationDraft as draft, experience } from '../support/applications';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { type Answer, type Outgoing, type PageForm, pageForm, send } from './send';
import { type Site, startSite } from './site';
import { call, multipart } from './writes';

const SITE_SECRET = 'a secret that only the tests know';
const second = 1000;
const minute = 60 * second;

type Fields = Record<string, string>;

let database: TestDatabase;
let site: Site;
let page: PageForm;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({ DATABASE_URL: database.url, RATE_LIMIT: 'off', SITE_SECRET });
  page = await pageForm(site.origin + paths.hiring);
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const post = ({ headers, ...rest }: Outgoing): Promise<Answer> =>
  send(site.origin + paths.hiring, {
    method: 'POST',
    ...rest,
    headers: { ...headers, origin: site.origin, 'sec-fetch-site': 'same-origin' },
  });

const withScript = async (fields: Fields) => post(await call(page, fields));
const plain = async (fields: Fields) => post(await multipart({ ...page.hidden, ...fields }));

const fieldsOf = (form: FormData): Fields =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

/** As a browser sends it that touched the form first so long ago. */
const begun = (milliseconds: number) => ({
  id: uuidv7(),
  sessionId: uuidv7(),
  token: signFormToken(Date.now() - milliseconds, SITE_SECRET),
  subject: '',
});

/** `submitted`, or what the server said instead. */
const outcome = (answer: Answer) => (isConfirmed(answer) ? 'submitted' : answer.body.toString().slice(-300));

const isConfirmed = ({ status, body }: Answer) =>
  status === 200 && /Application Submitted!|"status":"submitted"/.test(body.toString());

/** 34 of each kind of applicant; every name is another, in several scripts. */
const names = ['Morgan', 'José', 'Zoë', '吉田', 'عمر', 'Ольга', "O'Neil", 'Nguyễn', 'שירה', '🙂'];
const applicant = (kind: string, index: number) =>
  draft({ firstName: `${names[index % names.length]} ${index}`, email: `${kind}-${index}@example.com` });

type Human = (kind: string, index: number) => Promise<Answer[]>;

const humans: [kind: string, submit: Human][] = [
  [
    'autofill-in-a-second',
    async (kind, index) => [
      await withScript(fieldsOf(applicationForm(applicant(kind, index), begun(second)))),
    ],
  ],
  [
    'paste',
    async (kind, index) => {
      const aboutYourself = `  Pasted from a letter:\r\n\r\n“I enjoy calling people” – and more of it.\u00a0${'·'.repeat(20)}  `;
      const pasted = { ...applicant(kind, index), phoneNumber: ' (313)\u00a0555-0142 ', aboutYourself };
      return [await withScript(fieldsOf(applicationForm(pasted, begun(8 * second))))];
    },
  ],
  [
    'screen-reader',
    async (kind, index) => {
      const experiences = [experience({ company: 'First' }), experience({ duration: 'two years' })];
      const form = applicationForm({ ...applicant(kind, index), experiences }, begun(4 * minute));
      return [await withScript(fieldsOf(form))];
    },
  ],
  [
    'twenty-minutes',
    async (kind, index) => [
      await withScript(fieldsOf(applicationForm(applicant(kind, index), begun(20 * minute)))),
    ],
  ],
  [
    'back-and-forward',
    async (kind, index) => {
      const fields = fieldsOf(applicationForm(applicant(kind, index), begun(5 * minute)));
      return [await withScript(fields), await withScript(fields)];
    },
  ],
  [
    'without-javascript',
    async (kind, index) => [await plain(fieldsOf(applicationForm(applicant(kind, index), { subject: '' })))],
  ],
];

describe('people', () => {
  it.each(humans)('are all stored once and told so, and none is marked: %s', async (kind, submit) => {
    const answers: Answer[] = [];
    for (let index = 0; index < 34; index += 1) answers.push(...(await submit(kind, index)));
    expect(new Set(answers.map(outcome))).toEqual(new Set(['submitted']));
    const rows = await database.sql`
      select bot_reasons from career_applications where email like ${`${kind}-%`} order by email`;
    expect(rows).toEqual(Array(34).fill({ bot_reasons: [] }));
  });
});

const count = async () => (await database.sql`select from career_applications`).length;

describe('a bad form', () => {
  it.each<[fault: string, fields: Fields]>([
    ['a message for each field', { email: 'nobody' }],
    ['an id that is none', { id: 'x' }],
    ['a field we do not ask for', { suspectedBot: 'false' }],
  ])('is no row: %s', async (_fault, wrong) => {
    const before = await count();
    const fields = { ...fieldsOf(applicationForm(draft(), begun(minute))), ...wrong };
    for (const answer of [await withScript(fields), await plain(fields)]) {
      expect(answer.status).toBe(200);
      expect(isConfirmed(answer)).toBe(false);
    }
    expect(await count()).toBe(before);
  });

  it('from nowhere is stored and marked', async () => {
    const fields = fieldsOf(applicationForm(draft({ email: 'curl@example.com' }), { subject: '' }));
    const answer = await send(site.origin + paths.hiring, {
      method: 'POST',
      ...(await multipart({ ...page.hidden, ...fields })),
    });
    expect(isConfirmed(answer)).toBe(true);
    const rows =
      await database.sql`select bot_reasons from career_applications where email = 'curl@example.com'`;
    expect(rows).toEqual([{ bot_reasons: ['no_origin'] }]);
  });
});

const fuzzNames = fc.oneof(
  fc.constantFrom(...Object.keys(draft()), 'id', 'press', 'sessionId', 'token', 'subject', 'change'),
  fc.constantFrom('experiences.0.id', 'experiences.7.company', '__proto__', 'constructor', 'toString'),
  fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => !/^[$\d_]/.test(name)),
);
const fuzzFields = fc.dictionary(fuzzNames, fc.string({ unit: 'grapheme', maxLength: 300 }), { maxKeys: 12 });

it('never answers a well-formed form with an error of ours', async () => {
  await fc.assert(
    fc.asyncProperty(fuzzFields, fc.boolean(), async (fields, hasScript) => {
      const { status = 0 } = await (hasScript ? withScript(fields) : plain(fields));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 150, endOnFailure: true },
  );
});

describe('the limit', () => {
  it('refuses the 61st form of an address in ten minutes with 429, wherever it is posted, and no other address', async () => {
    const limited = await startSite({ TRUSTED_PROXY_HOPS: '1', TEST_TIME: 'slow' });
    // Any action at all: the count comes before the action is looked for, and none of these is found.
    const headers = { 'next-action': '40'.padEnd(42, '0'), origin: limited.origin };
    const from = (address: string, path: string) =>
      send(limited.origin + path, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': address },
        body: '[]',
      });
    const answers: Answer[] = [];
    for (let count = 1; count <= 61; count += 1) {
      answers.push(await from('203.0.113.7', count % 2 ? '/hiring' : '/welcome'));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(answers.at(-1)?.status).toBe(429);
    expect(refused[0]?.headers).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^\d{3}$/),
    });
    expect(refused[0]?.body.toString()).toBe(
      'Not sent. That was a lot at once. Please wait 10 minutes and try again.',
    );
    expect((await from('203.0.113.8', '/hiring')).status).not.toBe(429);
    await limited.stop();
  });
});

it('has the secret of all instances before the first page is answered', async () => {
  const fresh = await createTestDatabase();
  const started = await startSite({ DATABASE_URL: fresh.url });
  expect((await send(started.origin + paths.about)).status).toBe(200);
  expect(await fresh.sql`select name from site_secrets`).toEqual([{ name: 'site' }]);
  await started.stop();
  await fresh.drop();
});

it('knows a token it gave while its database was too slow to tell the shared secret', {
  tags: 'full',
}, async () => {
  // Another instance has been here before, and something holds its row while this one starts.
  await database.sql`insert into site_secrets (name, value) values ('site', 'another instance')`;
  const variables = { DATABASE_URL: database.url, RATE_LIMIT: 'off', TEST_TIME: 'usual' };
  const slow = await database.sql.begin(async (holder) => {
    await holder`lock table site_secrets in access exclusive mode`;
    const started = await startSite(variables);
    const answer = await send(`${started.origin}${formTokenEndpoint}`, {
      method: 'POST',
      headers: { origin: started.origin, 'sec-fetch-site': 'same-origin', 'content-length': '0' },
    });
    expect(answer.status).toBe(200);
    return { site: started, token: String(JSON.parse(answer.body.toString()).token) };
  });

  const ids = { ...begun(minute), token: slow.token, subject: 'trapped' };
  const form = fieldsOf(applicationForm(draft({ email: 'slow@example.com' }), ids));
  const { headers, ...rest } = await call(page, form);
  const answer = await send(slow.site.origin + paths.hiring, {
    method: 'POST',
    ...rest,
    headers: { ...headers, origin: slow.site.origin, 'sec-fetch-site': 'same-origin' },
  });
  await slow.site.stop();
  expect(outcome(answer)).toBe('submitted');
  expect(
    await database.sql`select bot_reasons from career_applications where email = 'slow@example.com'`,
  ).toEqual([{ bot_reasons: expect.not.arrayContaining(['no_token']) }]);
});
