import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import type { SentAnswers } from '@/content/assessments/questions';
import { contact } from '@/content/contact';
import { type FoundService, resultText } from '@/lib/assessments/browser/result-text';
import { recommend } from '@/lib/assessments/recommend';
import { paths } from '@/lib/paths';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { AnswerOpening, AnswerReading } from './answer-opening';

const named = 'the one we suggest for all of your answers together.';
const times = (text: string, words: string) => text.split(words).length - 1;

function readingFor(given: Parameters<typeof backendAnswers>[0]) {
  const answers = backendAnswers(given);
  const recommendation = recommend(answers, {});
  const { isDefault, reason } = recommendation.explanation;
  return {
    isDefault,
    html: reason + renderToStaticMarkup(<AnswerReading answers={answers} recommendation={recommendation} />),
  };
}

test('the answer quotes the visitor’s words as the form does, not a keyword that was only inside of one', () => {
  const answers = incomeAnswers({ q1Typed: 'We buy leads' });
  const html = renderToStaticMarkup(
    <AnswerReading answers={answers} recommendation={recommend(answers, {})} />,
  );
  expect(html).toContain('because of “ads” inside “leads”.');
});

describe('the reason and the reading of the answers say', () => {
  it('that a rule names the answers, where one does', () => {
    const { isDefault, html } = readingFor({ q2Answer: '$200–1,500', q3Answer: 'Integrate' });
    expect(isDefault).toBe(false);
    expect(html).toContain(named);
    expect(html).not.toContain('starting point');
  });

  it('that it names several, where they take turns', () => {
    const { html } = readingFor({ q2Answer: '$1,500–3,000', q3Answer: 'NEW system' });
    expect(html).toContain('one of those we suggest for all of your answers together.');
    expect(html).not.toContain(named);
  });

  it('once that none does, where the default decided', () => {
    const { isDefault, html } = readingFor({ q2Answer: '$10K+', q3Answer: 'Integrate' });
    expect(isDefault).toBe(true);
    expect(times(html, 'Your other answers single out no service')).toBe(1);
    expect(html).not.toContain(named);
  });
});

const rotating = backendAnswers({ q2Answer: '$1,500–3,000', q3Answer: 'NEW system' });
const asked = recommend(rotating, {});
const { explanation } = asked;

const opening = (recommendation: object, answers: SentAnswers = rotating) => {
  const submission = { id: 'a', sessionId: null, answers, turns: {} };
  const current = { version: 1, submission, recommendation, isDismissed: false };
  return renderToStaticMarkup(<AnswerOpening current={current as never} />);
};

/** Rendered as a browser shows it, which knows the site's origin. */
const shownOpening = (recommendation: object, answers?: SentAnswers) => {
  vi.stubGlobal('window', { location: { origin: 'https://site.test' } });
  const html = opening(recommendation, answers);
  vi.unstubAllGlobals();
  return html;
};

// The table of the back office names four of the nine: whoever needs another one gets a starting point.
test('only an answer that the default decided leads to all services, in the words of the open question', () => {
  const answers = backendAnswers({ q2Answer: '$10K+', q3Answer: 'Integrate' });
  const link = new RegExp(`<a [^>]*href="${paths.services}"[^>]*>${contact.clarification.seeServices}<`);
  expect(shownOpening(recommend(answers, {}), answers)).toMatch(link);
  const matched = shownOpening(asked);
  expect(matched).toContain('data-cta="answer-book-a-call"');
  expect(matched).not.toContain(`href="${paths.services}"`);
});

test.each([
  [
    'of the back office',
    backendAnswers({ q2Answer: '$10K+', q3Answer: 'Integrate' }),
    'Your other answers single out no service',
  ],
  [
    'of the income form',
    incomeAnswers({ q1Typed: 'Networking', q2Answer: 'New stream of $', q3Answer: '$15K+' }),
    'No one service fits',
  ],
])(
  'an answer %s that the default decided says once that it is a starting point, headline and all',
  (_, answers, saidOnce) => {
    const decided = recommend(answers, {});
    expect(decided.explanation.isDefault).toBe(true);
    const html = shownOpening(decided, answers);
    expect([times(html, saidOnce), times(html, 'starting point')]).toEqual([1, 1]);
    const { subject, text } = resultText(decided as FoundService, 'https://site.test');
    expect([times(subject, 'starting point'), times(text, 'starting point')]).toEqual([1, 1]);
  },
);

describe('a tab that still holds an answer of another version shows the page without it, where', () => {
  it.each<[what: string, changed: object]>([
    ['its service has another name since', { recommendedService: 'Renamed since' }],
    ['its service is named as what every object has', { recommendedService: 'toString' }],
    ['one that fits, too, has', { rotationServices: [...asked.rotationServices, 'Renamed since'] }],
    ['there were no services that fit, too', { rotationServices: undefined }],
    ['it explained nothing', { explanation: undefined }],
    ['it had no words', { explanation: { ...explanation, matchedKeywords: undefined } }],
    ['its reason was no text', { explanation: { ...explanation, reason: { of: 'another kind' } } }],
    ['its intent was no text', { userIntent: { of: 'another kind' } }],
  ])('%s', (_what, changed) => expect(opening({ ...asked, ...changed })).toBe(''));
});

test('the headline keeps the name of the service together, and the plus in it on its line', () => {
  const html = shownOpening({ ...asked, recommendedService: 'Lead Capture + CRM Sync' });
  expect(html).toContain('<span class="inline-block">Lead Capture\u00a0+ CRM Sync</span></h2>');
});
