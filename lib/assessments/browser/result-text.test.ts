import { expect, test } from 'vitest';
import { recommend } from '@/lib/assessments/recommend';
import { backendAnswers } from '@/tests/fixtures/answers';
import { answerHeadline, draftAddress, greetableName, isolatedText, resultText } from './result-text';

function answerTo(answers: Parameters<typeof backendAnswers>[0]) {
  const recommendation = recommend(backendAnswers(answers), {});
  if (recommendation.needsClarification) throw new Error('These answers name no service.');
  return recommendation;
}

const byRule = answerTo({ q2Answer: '$200–1,500', q3Answer: 'Integrate' });
const byDefault = answerTo({ q2Answer: '$10K+', q3Answer: 'Integrate' });
const inTurn = answerTo({ q2Answer: '$1,500–3,000', q3Answer: 'NEW system' });

test.each([
  ['Maria', 'Maria'],
  ['  Maria Jensen ', 'Maria Jensen'],
  ['Maria Magdalena von und zu Jensen', 'Maria'],
  ['Rindfleischetikettierungsüberwachung', null],
  ['   ', null],
  ['Dr. Jones', 'Dr. Jones'],
  ['Maria. ', 'Maria'],
  ['Maria,', 'Maria'],
  ['King Jr.', 'King Jr.'],
  ['李娜', '李娜'],
  ['-', null],
  ['.', null],
  ['Dr. Alexander Maximilian Humboldt', null],
  ['Ms Catherine Elizabeth Jones', null],
  ['Prof Hans-Peter Müller-Lüdenscheidt', null],
  ['The Riverside Dental Clinic', null],
  ['Hello, I am Maria of Riverside Dental', null],
  ['Jensen, Maria Magdalena von und zu', null],
])('%j is greeted as %j', (name, greeted) => expect(greetableName(name)).toBe(greeted));

test.each([
  [byRule, 'Maria', 'Maria, start with AI Agents'],
  [byRule, null, 'Start with AI Agents'],
  [byDefault, 'Maria', 'Maria, a starting point: AI Agents'],
  [byDefault, null, 'A starting point: AI Agents'],
])('the headline of an answer', (recommendation, name, headline) =>
  expect(answerHeadline(recommendation, name)).toBe(headline),
);

test('a result to take along has the reason and the address of the service, and nothing the visitor wrote', () => {
  const { subject, text } = resultText(inTurn, 'https://site.test');
  expect(subject).toBe('Start with AI Agents');
  expect(text.split('\n\n')).toEqual([
    subject,
    inTurn.explanation.reason,
    'The same answers also fit AI Phone Callers.',
    'https://site.test/services/ai-agents',
  ]);
});

test('the draft of an e-mail is to nobody yet, with the same words', () => {
  const result = resultText(byRule, 'https://site.test');
  const { protocol, pathname, searchParams } = new URL(draftAddress(result));
  expect([protocol, pathname]).toEqual(['mailto:', '']);
  expect(searchParams.get('subject')).toBe(result.subject);
  expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(result.text);
});

test.each(['Maria', 'Zoë', '李', 'Ольга', '👩🏽‍🚀', ''])('%s stands in a sentence as it was typed', (words) =>
  expect(isolatedText(words)).toBe(words),
);

test.each(['שרה', 'محمد', 'Ali محمد 3'])('%s turns nothing around it', (words) =>
  expect(isolatedText(words)).toBe(`\u2068${words}\u2069`),
);
