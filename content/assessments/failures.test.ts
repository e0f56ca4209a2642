import { expect, it } from 'vitest';
import { entryLifetime } from '@/lib/browser/outbox';
import { answersNotKept, failureTexts, keptByPage } from './failures';

it('calls what no rule names a starting point, and what a rule names what fits', () => {
  expect(answersNotKept('AI Agents', false)).toMatch(/^AI Agents fits your answers; /);
  expect(answersNotKept('AI Agents', true)).toMatch(/^AI Agents is a starting point for your answers; /);
  expect(answersNotKept(null, false)).toMatch(/^We could not keep your answers, /);
});

it('says for how long refused answers are kept', () => {
  expect(entryLifetime).toBe(7 * 24 * 60 * 60 * 1000);
  expect(failureTexts.refused.text).toContain('for seven days');
});

it('says of a browser that refuses storage nothing of what it keeps', () => {
  const texts = Object.values(failureTexts).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('this browser'))).toHaveLength(4);
  for (const text of texts) expect(keptByPage(text)).not.toMatch(/this browser|seven days/);
  expect(keptByPage(failureTexts.refused.text)).toContain('They are kept while this page stays open. Look');
});
