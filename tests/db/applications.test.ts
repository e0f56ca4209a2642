import { getTableColumns } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { applicationFieldNames, applicationTextNames } from '@/content/careers';
import { insertApplication } from '@/db/queries/careers';
import { type ApplicationRecord, careerApplications } from '@/db/schema/careers';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { submitApplication } from '@/lib/careers/submit-application';
import { recordOf } from '@/lib/forms/form-state';
import { siteSecret } from '@/lib/http/agreed-secret';
import { signFormToken } from '@/lib/http/suspect-form';
import { applicationForm, applicationDraft as draft, experience } from '../support/applications';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();
vi.spyOn(console, 'error').mockImplementation(() => {});

const browser = new Headers({ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' });
const aMinuteAgo = async () => signFormToken(Date.now() - 60_000, await siteSecret());

/** With JavaScript, a minute after the first touch. */
async function send(
  application: ApplicationDraft,
  id: string = uuidv7(),
  extra: Record<string, string> = {},
) {
  const fields = { id, sessionId: '', token: await aMinuteAgo(), subject: '', ...extra };
  return submitApplication(applicationForm(application, fields), browser);
}

const sendPlain = (application: ApplicationDraft, now?: Date) =>
  submitApplication(applicationForm(application, { subject: '' }), browser, now);

const rowsOf = (email: string) =>
  database.current.sql`select * from career_applications where email = ${email} order by created_at`;

describe('an application', () => {
  it('is one row with every column, the experiences as a list of objects', async () => {
    const id = uuidv7();
    const sessionId = uuidv7();
    const job = experience({ company: 'Lakeside Motors', position: 'Sales adviser', duration: '2 years' });
    const nothing = experience();
    const application = draft({ email: 'every@example.com', experiences: [job, nothing] });

    expect(await send(application, id, { sessionId })).toEqual({ status: 'submitted' });

    expect(await rowsOf('every@example.com')).toEqual([
      {
        id,
        created_at: expect.any(Date),
        corrected_at: null,
        press: 0,
        session_id: sessionId,
        first_name: 'Morgan',
        last_name: 'Sample',
        phone_number: '+1 (313) 555-0142',
        email: 'every@example.com',
        position: 'sales-representative',
        experiences: [job, nothing],
        about_yourself: application.aboutYourself,
        suspected_bot: false,
        bot_reasons: [],
      },
    ]);
    const [kind] = await database.current
      .sql`select jsonb_typeof(experiences) as type from career_applications where id = ${id}`;
    expect(kind).toEqual({ type: 'array' });
  });

  it.each([
    ['Arabic, right to left', 'عمليات المكتب'],
    ['Chinese beyond the basic plane', '𠮷野家'],
    ['a family emoji', '👩‍👩‍👧‍👦'],
    ['accents, not normalized', 'Zoe\u0308'],
    ['quotes and SQL', `'); drop table career_applications; -- "`],
    ['a backslash and braces', '\\ {a,b} NULL \\u0000'],
  ])('is stored as it was typed: %s', async (kind, text) => {
    const email = `${kind.replaceAll(/\W/g, '')}@example.com`;
    const aboutYourself = `${text}\n\t${'x'.repeat(50)}`;
    await send(
      draft({ email, firstName: text, aboutYourself, experiences: [experience({ company: text })] }),
    );
    expect(await rowsOf(email)).toMatchObject([
      { first_name: text, about_yourself: aboutYourself, experiences: [{ company: text }] },
    ]);
  });

  it('of the greatest length fits', async () => {
    const long = experience({
      company: '👍'.repeat(100),
      position: 'p'.repeat(200),
      duration: 'd'.repeat(200),
      description: 'd'.repeat(2000),
    });
    const application = draft({
      firstName: '👍'.repeat(50),
      lastName: 'n'.repeat(100),
      phoneNumber: '1'.repeat(40),
      email: `${'e'.repeat(249)}@a.bc`,
      aboutYourself: '👍'.repeat(2500),
      experiences: Array.from({ length: 20 }, () => ({ ...long, id: uuidv7() })),
    });
    expect(await send(application)).toEqual({ status: 'submitted' });
    expect(await rowsOf(application.email)).toHaveLength(1);
  });
});

describe('sent again', () => {
  it('twenty times at once it is one row', async () => {
    const id = uuidv7();
    const application = draft({ email: 'double@example.com' });
    const states = await Promise.all(Array.from({ length: 20 }, () => send(application, id)));
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['submitted']));
    expect(await rowsOf('double@example.com')).toMatchObject([{ corrected_at: null }]);
  });

  it('with a correction it is still one row, the corrected one, marked as at first', async () => {
    const id = uuidv7();
    await send(draft({ email: 'corrected@example.com', phoneNumber: '1' }), id, { subject: 'trapped' });
    await send(draft({ email: 'corrected@example.com', phoneNumber: '2' }), id);
    expect(await rowsOf('corrected@example.com')).toMatchObject([
      { phone_number: '2', suspected_bot: true, bot_reasons: ['honeypot'] },
    ]);
  });

  const job = experience({ company: 'Lakeside Motors' });
  const corrections: ApplicationDraft = {
    ...recordOf(applicationTextNames, () => 'Robin'),
    phoneNumber: '313 555 0199',
    email: 'robin@example.com',
    // There is only one.
    position: 'sales-representative',
    experiences: [job],
    aboutYourself: 'I like listening to people, and I remember what they tell me.',
  };

  it.each(Object.entries(corrections))('with another %s, that is what is stored', async (field, value) => {
    const id = uuidv7();
    const sessionId = uuidv7();
    const storedRows = () => database.current.sql`select * from career_applications where id = ${id}`;
    await send(draft(), id, { sessionId });
    const [first] = await storedRows();
    await send(draft({ [field]: value }), id);
    const columns = getTableColumns(careerApplications);
    const rows = await storedRows();
    const stored = rows.map((row) => recordOf(applicationFieldNames, (name) => row[columns[name].name]));
    expect(stored).toEqual([{ ...draft(), [field]: value }]);
    expect(rows).toMatchObject([{ session_id: sessionId, created_at: first?.created_at }]);
    // Of the position there is no other, and what comes once more corrects nothing more.
    expect(rows[0]?.corrected_at).toEqual(field === 'position' ? null : expect.any(Date));
    await send(draft({ [field]: value }), id);
    expect(await storedRows()).toEqual(rows);
  });

  it('by a press that was held up until a later one had been stored, it changes nothing', async () => {
    const id = uuidv7();
    const sendPress = (press: number, phoneNumber: string) =>
      send(draft({ email: 'late@example.com', phoneNumber }), id, { press: `${press}` });
    await sendPress(2, '2');
    expect(await sendPress(1, '1')).toEqual({ status: 'submitted' });
    expect(await rowsOf('late@example.com')).toMatchObject([
      { phone_number: '2', press: 2, corrected_at: null },
    ]);
    await sendPress(3, '3');
    await sendPress(2, '2');
    expect(await rowsOf('late@example.com')).toMatchObject([
      { phone_number: '3', press: 3, corrected_at: expect.any(Date) },
    ]);
  });

  it('from another address by the same name in other letters, it is still one row', async () => {
    const id = uuidv7();
    await send(draft({ email: 'before@example.com' }), id);
    await send(draft({ email: 'after@example.com', firstName: 'MORGAN', lastName: 'sample' }), id);
    expect(await rowsOf('before@example.com')).toEqual([]);
    const [row, ...more] = await rowsOf('after@example.com');
    expect([row, more]).toMatchObject([{ id, first_name: 'MORGAN', corrected_at: expect.any(Date) }, []]);
    const shown = database.current.sql`
      select corrected_at from reporting.applications where application_id = ${id}`;
    expect(await shown).toEqual([{ corrected_at: row?.corrected_at }]);
  });

  it('by another applicant under the same id it is another row, and both stay correctable', async () => {
    const id = uuidv7();
    const first = draft({ email: 'first@example.com' });
    const second = draft({ email: 'second@example.com', firstName: 'Robin', lastName: 'Example' });
    await send(first, id);
    await send(second, id);
    await send({ ...second, phoneNumber: '2' }, id);
    await send({ ...first, phoneNumber: '1', email: 'First@Example.com', firstName: 'Morgana' }, id);
    const rows = await database.current.sql`
      select first_name, phone_number from career_applications
      where lower(email) in ('first@example.com', 'second@example.com') order by created_at`;
    expect(rows).toEqual([
      { first_name: 'Morgana', phone_number: '1' },
      { first_name: 'Robin', phone_number: '2' },
    ]);
  });

  it('of another applicant under the same id the address is corrected, too, and a third applicant has a row as well', async () => {
    const id = uuidv7();
    const people = [
      draft({ email: 'one@example.com', firstName: 'One', lastName: 'Sample' }),
      draft({ email: 'two@exmaple.com', firstName: 'Two', lastName: 'Sample' }),
      draft({ email: 'three@example.com', firstName: 'Three', lastName: 'Sample' }),
    ];
    for (const person of people) expect(await send(person, id)).toEqual({ status: 'submitted' });
    await send(draft({ email: 'two@example.com', firstName: 'Two', lastName: 'Sample' }), id);
    const rows = await database.current.sql`
      select first_name, email, corrected_at is not null as is_corrected from career_applications
      where last_name = 'Sample' and first_name in ('One', 'Two', 'Three') order by created_at`;
    expect(rows).toEqual([
      { first_name: 'One', email: 'one@example.com', is_corrected: false },
      { first_name: 'Two', email: 'two@example.com', is_corrected: true },
      { first_name: 'Three', email: 'three@example.com', is_corrected: false },
    ]);
  });

  it('without JavaScript it is one row a day, and other words are another application', async () => {
    const application = draft({ email: 'plain@example.com', aboutYourself: `é${'x'.repeat(60)}` });
    const morning = new Date('2026-03-01T08:00:00Z');
    await sendPlain(application, morning);
    await sendPlain({ ...application, email: ' Plain@Example.com ', firstName: 'MORGAN' }, morning);
    // As other keyboards type the accent.
    await sendPlain({ ...application, aboutYourself: `e\u0301${'x'.repeat(60)}` }, morning);
    await sendPlain({ ...application, aboutYourself: 'y'.repeat(60) }, morning);
    await sendPlain(application, new Date('2026-03-02T08:00:00Z'));
    const stored = await database.current
      .sql`select from career_applications where lower(email) = 'plain@example.com'`;
    expect(stored).toHaveLength(3);
  });
});

describe('a suspect', () => {
  it.each<[traces: string, extra: Record<string, string>, reasons: string[]]>([
    ['honeypot', { subject: 'Cheap watches' }, ['honeypot']],
    ['honeypot-and-token', { subject: 'Cheap watches', token: '' }, ['honeypot', 'no_token']],
    ['token-alone', { token: 'invented' }, []],
  ])('is stored, answered as anybody, and marked: %s', async (traces, extra, reasons) => {
    const email = `${traces}@example.com`;
    expect(await send(draft({ email }), uuidv7(), extra)).toEqual({ status: 'submitted' });
    const marks = { suspected_bot: reasons.length > 0, bot_reasons: reasons };
    expect(await rowsOf(email)).toMatchObject([marks]);
  });
});

const record: ApplicationRecord = {
  id: uuidv7(),
  sessionId: null,
  ...draft(),
  suspectedBot: false,
  botReasons: [],
};

describe('the table refuses', () => {
  it.each<[fault: string, row: Partial<ApplicationRecord>]>([
    ['an empty first name', { firstName: '' }],
    ['a last name of 101 characters', { lastName: 'n'.repeat(101) }],
    ['a phone number of 41 characters', { phoneNumber: '1'.repeat(41) }],
    ['an email of 255 characters', { email: 'e'.repeat(255) }],
    ['a position of 101 characters', { position: 'p'.repeat(101) }],
    ['a text of 5,001 characters', { aboutYourself: 'a'.repeat(5001) }],
    ['21 experiences', { experiences: Array.from({ length: 21 }, () => experience()) }],
    ['a mark without a reason', { suspectedBot: true }],
    ['a reason without a mark', { botReasons: ['honeypot'] }],
  ])('%s', async (_fault, row) => {
    const result = await insertApplication({ ...record, ...row, id: uuidv7() });
    expect(result).toEqual({ ok: false, reason: 'rejected', code: '23514' });
  });

  it('but not the row before it was spoiled', async () => {
    expect(await insertApplication(record)).toEqual({ ok: true, value: 'stored' });
  });
});

const junk = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    'sales-representative',
    'add',
    'remove:0',
    'remove:-1',
  ),
  fc.integer({ min: 1, max: 6000 }).map((length) => 'x'.repeat(length)),
  fc.constant(new File(['x'], 'x.png')),
);

const names = fc.oneof(
  fc.constantFrom(...Object.keys(draft()), 'id', 'sessionId', 'token', 'subject', 'change', '$ACTION_1:0'),
  fc.constantFrom('experiences.0.company', 'experiences.0.id', 'experiences.999.duration', 'experiences.1.x'),
  fc.constantFrom('__proto__', 'constructor', 'experiences', 'experiences.__proto__.company'),
  fc.string(),
);

it('answers 2,000 forms of any kind without an exception, and stores no row that the form would not take', async () => {
  const { sql } = database.current;
  await sql`delete from career_applications`;
  let submitted = 0;
  const entries = fc.array(fc.tuple(names, junk), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(entries, fc.boolean(), async (changes, isComplete) => {
      // Forms that have lost their id are one application where one person sends them.
      const complete = draft({ email: `${uuidv7()}@example.com` });
      const form = isComplete ? applicationForm(complete, { id: uuidv7() }) : new FormData();
      for (const [name, value] of changes) {
        if (value instanceof File) form.append(name, value);
        else form.set(name, value);
      }
      const { status } = await submitApplication(form, browser);
      expect(['editing', 'invalid', 'failed', 'submitted']).toContain(status);
      if (status === 'submitted') submitted += 1;
    }),
    { numRuns: 2000 },
  );
  const rows = await sql`select about_yourself, phone_number from career_applications`;
  expect(rows).toHaveLength(submitted);
  expect(submitted).toBeGreaterThan(20);
  for (const row of rows) {
    expect(row.about_yourself.trim().length).toBeGreaterThanOrEqual(50);
    expect(row.phone_number).toMatch(/^\+?[\s()‐‑\p{Nd}-]+$/u);
  }
});
