import { describe, expect, test } from 'vitest';
import { backendPhrases } from '@/tests/fixtures/backend-phrases';
import { incomePhrases } from '@/tests/fixtures/income-phrases';
import { interpretIntent } from './interpret-intent';

describe.each([
  { type: 'income', groups: incomePhrases },
  { type: 'backend', groups: backendPhrases },
] as const)('in the $type assessment', ({ type, groups }) => {
  const cases = groups.flatMap(({ about, intent, phrases }) =>
    phrases.map((phrase) => ({ about, intent, phrase })),
  );

  test.each(cases)('$about: "$phrase" is read as $intent', ({ intent, phrase }) => {
    expect(interpretIntent(type, phrase).intent).toBe(intent);
  });
});

test('at least 200 different phrases are read', () => {
  const all = [...incomePhrases, ...backendPhrases].flatMap(({ phrases }) => phrases);
  expect(new Set(all).size).toBeGreaterThanOrEqual(200);
});

describe('the words an intent was read from', () => {
  test('are all keywords of that intent, as R88 writes them', () => {
    expect(interpretIntent('income', 'Organic search,  ADS and a Website').matchedKeywords).toEqual([
      'website',
      'ads',
      'organic',
    ]);
  });

  test('leave out the keywords of intents that come later', () => {
    expect(interpretIntent('income', 'Referrals and Instagram').matchedKeywords).toEqual(['referrals']);
  });

  test.each([...'‘’ʼ´`′＇'])(
    'are written with a straight apostrophe when they were typed with %s',
    (mark) => {
      const { matchedKeywords } = interpretIntent('income', `I haven${mark}t started`);
      expect(matchedKeywords).toEqual(["haven't started"]);
    },
  );

  test.each([
    ['U+2010', '\u2010'],
    ['U+2011', '\u2011'],
  ])('are written with a hyphen when they came with %s', (_, hyphen) => {
    expect(interpretIntent('income', `pre${hyphen}launch`).matchedKeywords).toEqual(['pre-launch']);
  });

  test.each([
    ['a soft hyphen', 'web\u00adsite'],
    ['a space of no width', 'web\u200bsite'],
    ['full-width letters', 'ｗｅｂｓｉｔｅ'],
    ['a ligature', 'tra\ufb03c and website'],
  ])('are the plain ones when they came with %s', (_, written) => {
    expect(interpretIntent('income', written).matchedKeywords).toContain('website');
  });

  test('are none when nothing was recognized', () => {
    expect(interpretIntent('backend', 'Payroll')).toEqual({ intent: 'Unknown', matchedKeywords: [] });
  });
});
