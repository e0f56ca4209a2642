import { describe, expect, it, vi } from 'vitest';
import { evenedOut } from '@/db/person-links';
import { applicationDraft as draft, experience } from '@/tests/support/applications';
import type { ApplicationDraft } from './application-draft';
import { applicationSchema } from './application-schema';

/** The first message of each field. */
function messages(fields: Partial<ApplicationDraft>): Record<string, string> {
  const { error } = applicationSchema.safeParse(draft(fields));
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  return Object.fromEntries(issues.reverse());
}

const fifty = 'x'.repeat(50);

describe('the nine rows of the validation table', () => {
  it.each<[row: string, fields: Partial<ApplicationDraft>, expected: Record<string, string>]>([
    ['firstName required', { firstName: '' }, { firstName: 'First name is required' }],
    ['firstName of spaces', { firstName: ' \t ' }, { firstName: 'First name is required' }],
    ['lastName required', { lastName: ' ' }, { lastName: 'Last name is required' }],
    ['phoneNumber required', { phoneNumber: '  ' }, { phoneNumber: 'Phone number is required' }],
    ['phoneNumber form', { phoneNumber: 'call me' }, { phoneNumber: 'Please enter a valid phone number' }],
    ['email required', { email: '' }, { email: 'Email is required' }],
    ['email form', { email: 'morgan@example' }, { email: 'Please enter a valid email address' }],
    ['position required', { position: '' }, { position: 'Please select a position' }],
    ['aboutYourself required', { aboutYourself: ' ' }, { aboutYourself: 'Please tell us about yourself' }],
    [
      'aboutYourself short',
      { aboutYourself: 'x' },
      { aboutYourself: 'Please provide at least 50 characters' },
    ],
  ])('%s', (_row, fields, expected) => {
    expect(messages(fields)).toEqual(expected);
  });

  it('are given all at once', () => {
    const { experiences: _, ...texts } = draft();
    const nothing = Object.fromEntries(Object.keys(texts).map((field) => [field, '']));
    expect(Object.keys(messages(nothing)).sort()).toEqual(Object.keys(texts).sort());
  });
});

describe('a phone number', () => {
  it.each([
    '5',
    '313 555 0142',
    '+49 (30) 901820',
    '(313) 555-0142',
    ' 313-555-0142 ',
    '٠١٢٣٤٥٦٧٨٩',
    '313‑555‑0142',
  ])('may be %s', (phoneNumber) => expect(messages({ phoneNumber })).toEqual({}));

  it.each([
    '313.555.0142',
    '313 555 0142 ext. 7',
    '313+555',
    '++1 313',
    '1-800-FLOWERS',
    '---',
    '()',
    '+',
    '313/555',
  ])('may not be %s', (phoneNumber) => {
    expect(messages({ phoneNumber })).toEqual({ phoneNumber: 'Please enter a valid phone number' });
  });
});

describe('an email address', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    'a@b..co',
    "o'neil@example.org",
    'δοκιμή@παράδειγμα.δοκιμή',
  ])('may be %s', (email) => expect(messages({ email })).toEqual({}));

  it.each(['a', 'a@', '@b.co', 'a@b', 'a@b.', 'a@.', 'a@.b', 'a@b.co@', 'a b@c.de', 'a@b@c.de', 'a@b.c d'])(
    'may not be %s',
    (email) => {
      expect(messages({ email })).toEqual({ email: 'Please enter a valid email address' });
    },
  );
});

const fields = (typed: Partial<ApplicationDraft>) => applicationSchema.parse(draft(typed));

describe('what cannot be told apart by looking is one text', () => {
  it.each([
    ['\u202a+44 7911 123456\u202c', '+44 7911 123456'],
    ['050-123-4567\u200f', '050-123-4567'],
    ['555\u200b1234', '5551234'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['＋81 （90） 1234', '+81 (90) 1234'],
    ['٠١٢٣', '٠١٢٣'],
  ])('of the phone number %j', (phoneNumber, stored) => {
    expect(fields({ phoneNumber })).toMatchObject({ phoneNumber: stored });
  });

  it.each([
    ['\u202agrace@example.com\u202c', 'grace@example.com'],
    ['grace@exam\u00adple.com\ufeff', 'grace@example.com'],
    ['jose\u0301@example.com', 'josé@example.com'],
    ['grace@example.com,', 'grace@example.com'],
    [' grace@example.com; \u200e', 'grace@example.com'],
    ['grace@example.com.', 'grace@example.com'],
  ])('of the email %j', (email, stored) => {
    expect(fields({ email })).toMatchObject({ email: stored });
  });

  it('and of nothing else there is nothing', () => {
    expect(messages({ phoneNumber: '\u200e', email: '\u200e,' })).toEqual({
      phoneNumber: 'Phone number is required',
      email: 'Email is required',
    });
  });
});

describe('the text about oneself', () => {
  it('takes 50 characters and not 49, whatever spaces stand around them', () => {
    expect(messages({ aboutYourself: fifty })).toEqual({});
    expect(messages({ aboutYourself: `   ${fifty}\n` })).toEqual({});
    expect(messages({ aboutYourself: `${'x'.repeat(49)}   ` })).toEqual({
      aboutYourself: 'Please provide at least 50 characters',
    });
  });

  it('counts a line break once, however it was sent', () => {
    expect(messages({ aboutYourself: `${'x'.repeat(24)}\r\n${'x'.repeat(24)}` })).toHaveProperty(
      'aboutYourself',
    );
  });
});

describe('limits', () => {
  it.each<[fits: Partial<ApplicationDraft>, tooLong: Partial<ApplicationDraft>, field: string]>([
    [{ firstName: 'n'.repeat(100) }, { firstName: 'n'.repeat(101) }, 'firstName'],
    [{ lastName: 'n'.repeat(100) }, { lastName: 'n'.repeat(101) }, 'lastName'],
    [{ phoneNumber: '1'.repeat(40) }, { phoneNumber: '1'.repeat(41) }, 'phoneNumber'],
    [{ email: `${'e'.repeat(249)}@a.bc` }, { email: `${'e'.repeat(250)}@a.bc` }, 'email'],
    [{ aboutYourself: 'a'.repeat(5000) }, { aboutYourself: 'a'.repeat(5001) }, 'aboutYourself'],
    [
      { experiences: [experience({ company: 'c'.repeat(200) })] },
      { experiences: [experience({ company: 'c'.repeat(201) })] },
      'experiences.0.company',
    ],
    [
      { experiences: [experience({ description: 'd'.repeat(2000) })] },
      { experiences: [experience({ description: 'd'.repeat(2001) })] },
      'experiences.0.description',
    ],
    [
      { experiences: Array.from({ length: 20 }, () => experience()) },
      { experiences: Array.from({ length: 21 }, () => experience()) },
      'experiences',
    ],
  ])('hold: %#', (fits, tooLong, field) => {
    expect(messages(fits)).toEqual({});
    expect(messages(tooLong)).toEqual({ [field]: expect.stringMatching(/at most|or fewer/) });
  });
});

describe('a text of 90,000 characters', () => {
  it.each<[what: string, fields: Partial<ApplicationDraft>]>([
    ['dots in an address', { email: `a@${'.'.repeat(90_000)}@` }],
    [
      'accents on one letter of an address',
      { email: `${'\u0301'.repeat(45_000)}${'\u0316'.repeat(45_000)}@a.bc` },
    ],
    ['accents on one digit', { phoneNumber: `1${'\u0301'.repeat(45_000)}${'\u0316'.repeat(45_000)}` }],
    ['letters of a phone number', { phoneNumber: 'x'.repeat(90_000) }],
  ])('as %s is too long, and looked at no further', (_what, fields) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const { error } = applicationSchema.safeParse(draft(fields));
    expect(error?.issues).toEqual([expect.objectContaining({ message: expect.stringMatching(/or fewer$/) })]);
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    expect(Math.max(...lengths)).toBeLessThan(2000);
    normalize.mockRestore();
  });
});

it('takes any script as it was typed', () => {
  const typed = draft({ firstName: '𠮷野', lastName: 'عمر', aboutYourself: `👩‍👩‍👧‍👦 ${fifty} \u200fשלום` });
  expect(applicationSchema.parse(typed)).toEqual(typed);
});

it('removes from an address each invisible character that SQL removes where people are searched for', () => {
  const list = /\[[^\]]+\]/.exec(evenedOut('email'))?.[0] ?? '';
  const invisible = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
    // A place within one of its ranges is still unassigned.
    (character) => new RegExp(list).test(character) && !/\p{Cn}/u.test(character),
  );
  expect(invisible.length).toBeGreaterThan(25);
  expect(invisible.filter((character) => !/\p{Cf}/u.test(character))).toEqual([]);
  const typed = draft({ email: `ada${invisible.join('')}@example.com` });
  expect(applicationSchema.parse(typed).email).toBe('ada@example.com');
});

it('refuses what no form of ours sends', () => {
  const { success } = applicationSchema.safeParse({ ...draft(), suspectedBot: false });
  expect(success).toBe(false);
  expect(messages({ firstName: 'A\0B' })).toHaveProperty('firstName');
});
