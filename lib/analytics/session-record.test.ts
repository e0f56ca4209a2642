import { describe, expect, it } from 'vitest';
import { click, pageView, questionAnswer, sessionEnd, visit, visitor } from '@/tests/support/visits';
import type { SessionBatch } from './batch-schema';
import { sessionRecord } from './session-record';
import type { VisitBotReason } from './visitor';

const now = Date.UTC(2026, 4, 31, 12);
const started = now - 60_000;
const day = 24 * 60 * 60 * 1000;

const recordOf = (rest: Partial<SessionBatch> = {}) =>
  sessionRecord(visit({ started, ...rest }), visitor(), now);

it('fills exactly the columns of a session that a batch and its headers tell', () => {
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
});

describe('the end of a visit', () => {
  it.each<[what: string, rest: Partial<SessionBatch>, end: number | null]>([
    ['is not known before it is heard', { events: [pageView({ at: now })] }, null],
    [
      'is the last of those told',
      { events: [sessionEnd({ at: started + 5000 }), sessionEnd({ at: started + 1000 })] },
      started + 5000,
    ],
    ['is never after it arrived', { events: [sessionEnd({ at: now + day })] }, now],
  ])('%s', (_what, rest, end) => {
    expect(recordOf(rest).sessionEnd).toEqual(end);
  });
});

describe('a machine', () => {
  it.each<[said: true | undefined, seen: VisitBotReason[], expected: VisitBotReason[]]>([
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
