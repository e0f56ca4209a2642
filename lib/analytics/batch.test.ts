import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { mostQuestions } from '@/content/assessments/questions';
import type { RequestBotReason, VisitBotReason } from '@/db/schema/bot-reasons';
import { fullBatch, placeOf, withValue } from '@/tests/support/full-batch';
import { click, pageView, questionAnswer, sessionEnd, visit, visitor } from '@/tests/support/visits';
import { batchSchema, type SessionBatch, sessionRecord } from './batch';

/** The fields a batch is refused for; none when it is taken. */
function blamed(batch: unknown): string[] {
  const { error, data } = batchSchema.safeParse(batch);
  return (error ?? data)?.issues.map(({ path }) => path.join('.')) ?? [];
}

const session = 'sessions.0';

const texts: [path: string, limit: number][] = [
  [`${placeOf('click')}.text`, 100],
  [`${placeOf('click')}.element`, 100],
  [`${placeOf('click')}.elementId`, 200],
  [`${placeOf('click')}.elementClass`, 200],
  [`${placeOf('click')}.href`, 500],
  [`${placeOf('page_view')}.title`, 200],
  [`${placeOf('form_field_change')}.value`, 100],
  [`${placeOf('form_field_change')}.form`, 200],
  [`${placeOf('form_field_change')}.field`, 200],
  [`${placeOf('error')}.message`, 500],
  [`${placeOf('error')}.stack`, 2000],
  [`${placeOf('error')}.file`, 500],
  [`${placeOf('error')}.errorType`, 200],
  [`${placeOf('question_answer')}.questionText`, 500],
  [`${placeOf('question_answer')}.answer`, 100],
  [`${placeOf('question_answer')}.options.0`, 100],
  [`${placeOf('journey_complete')}.recommendation`, 100],
  [`${session}.referrer`, 500],
  ...['source', 'medium', 'campaign', 'term', 'content'].map((name): [string, number] => [
    `${session}.utm.${name}`,
    200,
  ]),
];

describe.each(texts)('%s', (path, limit) => {
  it(`has at most ${limit} UTF-16 units`, () => {
    expect(blamed(withValue(path, 'x'.repeat(limit)))).toEqual([]);
    expect(blamed(withValue(path, '🙂'.repeat(limit / 2)))).toEqual([]);
    expect(blamed(withValue(path, 'x'.repeat(limit + 1)))).toEqual([path]);
    expect(blamed(withValue(path, `🙂${'x'.repeat(limit - 1)}`))).toEqual([path]);
  });

  it('holds nothing that cannot be stored', () => {
    expect(blamed(withValue(path, 'a\0b'))).toEqual([path]);
    expect(blamed(withValue(path, '\ud83d'))).toEqual([path]);
    expect(blamed(withValue(path, '\ude42\ud83d'))).toEqual([path]);
  });
});

const numbers: [path: string, least: number, most: number, step: number][] = [
  [`${session}.started`, 0, Date.UTC(9999, 0), 1],
  [`${placeOf('click')}.at`, 0, Date.UTC(9999, 0), 1],
  [`${placeOf('click')}.seq`, 1, 1_000_000, 1],
  [`${placeOf('click')}.x`, -100_000, 1_000_000, 1],
  [`${placeOf('click')}.y`, -100_000, 1_000_000, 1],
  [`${placeOf('page_exit')}.visible`, 0, 31_536_000, 0.5],
  [`${placeOf('scroll_depth')}.percent`, 0, 100, 1],
  [`${placeOf('error')}.line`, 0, 10_000_000, 1],
  [`${placeOf('web_vital')}.value`, 0, 100_000_000, 0.5],
  [`${placeOf('question_answer')}.spent`, 0, 31_536_000, 0.5],
  [`${placeOf('question_answer')}.question`, 1, 3, 1],
  [`${placeOf('question_answer')}.total`, 2, mostQuestions(), 1],
  [`${placeOf('journey_abandon')}.question`, 1, 3, 1],
];

/** A question the assessment does not have is blamed on the step: either number may be the wrong one. */
const isOrHolds = (path: string) => (field: string) => field === path || path.startsWith(`${field}.`);

describe.each(numbers)('%s', (path, least, most, by) => {
  it(`is ${least} to ${most}, in steps of ${by}`, () => {
    for (const value of [least, most, most - by]) expect(blamed(withValue(path, value))).toEqual([]);
    for (const value of [least - by, most + by, Number.NaN, Number.POSITIVE_INFINITY, '1', null]) {
      expect(blamed(withValue(path, value)).some(isOrHolds(path))).toBe(true);
    }
    if (by === 1) expect(blamed(withValue(path, least + 0.5))).toContain(path);
  });
});

it.each<[path: string, wrong: unknown[]]>([
  [`${session}.id`, ['me', '7f6c1c0e-5d0a-4b6e-9d7e-1f0a2b3c4d5e', null]],
  [`${placeOf('click')}.id`, ['', 7]],
  [`${placeOf('question_answer')}.journey`, ['x']],
  [`${session}.screen`, ['wide', '1440x900px', '1e3x900', '1440x9000000']],
  [`${session}.viewport`, ['', 7]],
  [`${session}.webdriver`, [false, 'true']],
  [
    `${placeOf('page_view')}.page`,
    ['about', 'https://site.example/', '/a?b=c', '/a#b', `/${'x'.repeat(500)}`, '/\0'],
  ],
  [`${placeOf('page_view')}.previous`, ['', '?q', '/a?email=someone@example.com']],
  [`${placeOf('web_vital')}.vital`, ['FID']],
  [`${placeOf('web_vital')}.rating`, ['bad']],
  [`${placeOf('question_answer')}.assessment`, ['careers']],
  [`${placeOf('question_answer')}.options`, [Array(11).fill('x'), 'x']],
  [`${placeOf('recommendation_action')}.action`, ['run']],
  [`${placeOf('click')}.type`, ['purchase', '__proto__', 'constructor', null]],
  [`${placeOf('question_answer')}.type`, ['click']],
  [`${session}.events`, [{}, null]],
  [`${session}.journey`, ['x']],
  ['sessions', [[], null, {}, Array(21).fill(visit())]],
])('%s is none of these: %j', (path, wrong) => {
  for (const value of wrong) expect(blamed(withValue(path, value))).toEqual([path]);
});

it.each([
  ['', 'userAgent'],
  [session, 'ip'],
  [session, 'userAgent'],
  [session, 'country'],
  [`${session}.utm`, 'id'],
  [placeOf('click'), 'sessionId'],
  [placeOf('question_answer'), 'completion'],
  ['', '__proto__'],
  [session, '__proto__'],
  [placeOf('click'), 'constructor'],
])('what stands in "%s" as %s is left out', (place, key) => {
  const batch = fullBatch();
  const plain = batchSchema.parse(structuredClone(batch));
  const taken = batchSchema.parse(withValue(place ? `${place}.${key}` : key, 'x', batch));
  expect(taken).toStrictEqual(plain);
});

it('refuses one bad event and keeps its batch', () => {
  const good = [pageView(), click()];
  const session = visit({ events: good, journey: [questionAnswer()] });
  const sent = { sessions: [{ ...session, events: [good[0], { type: 'new_kind' }, 7, good[1]] }] };
  expect(batchSchema.parse(sent)).toMatchObject({ sessions: [session], refused: 2 });
});

it('takes a visit whose browser names an assessment by what is no id, without the name', () => {
  const read = batchSchema.safeParse(withValue(`${session}.assessment`, 'toString'));
  expect(read.data?.sessions[0]?.assessment).toBeUndefined();
  expect(read.data?.sessions[0]?.events).not.toEqual([]);
});

it('refuses a batch of which no event can be read', () => {
  expect(batchSchema.safeParse({ sessions: [{ ...visit(), events: [{ type: 'new_kind' }] }] }).success).toBe(
    false,
  );
});

it('may say all of it at once', () => {
  expect(blamed(fullBatch())).toEqual([]);
});

it('is refused for its length before any element is looked at', () => {
  const looks: string[] = [];
  const watched = () =>
    new Proxy(
      {},
      {
        get: (_target, key) => void looks.push(String(key)),
        has: (_target, key) => looks.push(String(key)) > 0,
      },
    );
  const many = (count: number) => Array.from({ length: count }, watched);
  expect(blamed({ sessions: [{ events: many(51), journey: [] }] })).toEqual(['sessions']);
  expect(blamed({ sessions: [{ events: many(25) }, { journey: many(26) }] })).toEqual(['sessions']);
  expect(blamed({ sessions: many(21) })).toEqual(['sessions']);
  expect(looks).toEqual([]);
});

it('holds at most 50 events, of 20 sessions, wherever they are', () => {
  const sessions = (count: number, events: number, steps: number) => ({
    sessions: Array.from({ length: count }, () =>
      visit({
        events: Array.from({ length: events }, () => click()),
        journey: Array.from({ length: steps }, () => questionAnswer()),
      }),
    ),
  });
  for (const batch of [sessions(1, 50, 0), sessions(1, 0, 50), sessions(5, 6, 4), sessions(20, 1, 1)]) {
    expect(blamed(batch)).toEqual([]);
  }
  for (const batch of [sessions(1, 51, 0), sessions(1, 26, 25), sessions(17, 2, 1), sessions(21, 1, 0)]) {
    expect(blamed(batch)).toEqual(['sessions']);
  }
});

it('reads an id in one spelling', () => {
  const id = '0190C000-0000-7000-8000-00000000ABCD';
  const batch = batchSchema.parse({ sessions: [visit({ id, events: [click({ id })] })] });
  expect(batch.sessions[0]).toMatchObject({ id: id.toLowerCase(), events: [{ id: id.toLowerCase() }] });
});

it.each([null, 7, 'x', [], { sessions: 'x' }, { sessions: [null] }])('is not %j', (value) => {
  expect(blamed(value)).not.toEqual([]);
});

const now = Date.UTC(2026, 4, 31, 12);
const started = now - 60_000;
const day = 24 * 60 * 60 * 1000;

const recordOf = (rest: Partial<SessionBatch> = {}) =>
  sessionRecord(visit({ started, ...rest }), visitor(), now);

it('fills exactly the columns of a session that a batch and its headers give', () => {
  const session = visit({
    started,
    referrer: 'https://search.example/results',
    utm: { source: 'news', medium: 'mail', campaign: 'may', term: 'agents', content: 'top' },
    events: [sessionEnd({ at: started + 30_000 })],
  });
  const from = visitor({
    device: {
      deviceType: 'tablet',
      browserName: 'Mobile Safari',
      browserVersion: '17.5',
      osName: 'iOS',
      osVersion: '17.5',
    },
    location: { country: 'France', region: 'Île-de-France', city: 'Paris' },
  });
  expect(sessionRecord(session, from, now)).toEqual({
    sessionId: session.id,
    startedAt: started,
    userAgent: 'Mozilla/5.0 (test)',
    referrer: 'https://search.example/results',
    deviceType: 'tablet',
    browserName: 'Mobile Safari',
    browserVersion: '17.5',
    osName: 'iOS',
    osVersion: '17.5',
    screenResolution: '1440x900',
    viewportSize: '1440x800',
    country: 'France',
    region: 'Île-de-France',
    city: 'Paris',
    utmSource: 'news',
    utmMedium: 'mail',
    utmCampaign: 'may',
    utmTerm: 'agents',
    utmContent: 'top',
    sessionEnd: started + 30_000,
    totalDurationSeconds: 30,
    suspectedBot: false,
    botReasons: [],
  });
});

describe('what a visit lasted', () => {
  it.each<[what: string, rest: Partial<SessionBatch>, seconds: number]>([
    ['nothing has happened yet', {}, 0],
    [
      'to the last event, in whichever order',
      { events: [click({ at: started + 9000 }), pageView({ at: started })] },
      9,
    ],
    [
      'to the last step of a journey',
      { events: [pageView({ at: started })], journey: [questionAnswer({ at: started + 12_500 })] },
      12.5,
    ],
    ['an event before the start', { events: [pageView({ at: started - 5000 })] }, 0],
    ['a clock set while the page was open', { events: [click({ at: started + 400 * day })] }, 24 * 60 * 60],
    ['by its own clock, however wrong', { started: now + day, events: [click({ at: now + day + 7000 })] }, 7],
  ])('%s', (_what, rest, seconds) => {
    expect(recordOf(rest).totalDurationSeconds).toBe(seconds);
  });

  it('is to the last thing the visitor did, whatever its tab tells hours later', () => {
    const told = ['web_vital', 'error', 'journey_complete', 'journey_abandon', 'journey_resume'];
    const later = ({ type }: { type: string }) => started + (told.includes(type) ? 8 * 3_600_000 : 9000);
    const [{ events, journey } = visit()] = fullBatch().sessions;
    const rest = {
      events: events.map((event) => ({ ...event, at: later(event) })),
      journey: journey.map((step) => ({ ...step, at: later(step) })),
    };
    expect(recordOf(rest).totalDurationSeconds).toBe(9);
  });
});

describe('the end of a visit', () => {
  it.each<[what: string, rest: Partial<SessionBatch>, end: number | null]>([
    ['is not known before it is heard', { events: [pageView({ at: now })] }, null],
    [
      'is the last of those sent',
      { events: [sessionEnd({ at: started + 5000 }), sessionEnd({ at: started + 1000 })] },
      started + 5000,
    ],
    ['is never before it began', { events: [sessionEnd({ at: started - 3_600_000 })] }, started],
    ['is never after it arrived', { events: [sessionEnd({ at: now + day })] }, now],
  ])('%s', (_what, rest, end) => {
    expect(recordOf(rest).sessionEnd).toEqual(end);
  });
});

describe('a machine', () => {
  it.each<[said: true | undefined, seen: RequestBotReason[], expected: VisitBotReason[]]>([
    [undefined, [], []],
    [true, [], ['webdriver']],
    [undefined, ['no_origin'], ['no_origin']],
    [true, ['user_agent', 'no_language'], ['user_agent', 'no_language', 'webdriver']],
  ])('webdriver: %s, headers: %j', (webdriver, botReasons, expected) => {
    const seen = visitor({ botReasons });
    const record = sessionRecord(visit({ started, webdriver }), seen, now);
    expect(record).toMatchObject({ suspectedBot: expected.length > 0, botReasons: expected });
    expect(seen.botReasons).toEqual(botReasons);
  });
});

it('takes addresses and numbers out of paths, campaigns and errors', () => {
  const jane = 'jane@example.com';
  const error = {
    id: uuidv7(),
    seq: 1,
    at: 0,
    page: `/x-${jane}`,
    title: '',
    type: 'error',
    message: `no ${jane}`,
    stack: `at ${jane}`,
    file: `/${jane}`,
    errorType: 'error',
  };
  const session = {
    id: uuidv7(),
    started: 0,
    referrer: `https://other.example/${jane}`,
    screen: '1x1',
    viewport: '1x1',
    utm: { campaign: jane, term: '+1 313 555 0142' },
    events: [error, { ...error, type: 'page_view', previous: `/${jane}` }].map(
      ({ message, stack, file, errorType, ...rest }) =>
        rest.type === 'error' ? { ...rest, message, stack, file, errorType } : rest,
    ),
    journey: [],
  };
  const text = JSON.stringify(batchSchema.parse({ sessions: [session] }));
  expect(text).not.toContain(jane);
  // An id may hold any digits.
  expect(text.replace(/[0-9a-f-]{36}/g, '')).not.toContain('0142');
  expect(text.match(/\[email\]/g)).toHaveLength(8);
});
