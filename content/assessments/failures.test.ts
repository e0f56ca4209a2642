import { expect, it } from 'vitest';
import { entryLifetime } from '@/lib/browser/outbox';
import { answersNotKept, failureTexts } from './failures';

it('calls what no rule names a starting point, and what a rule names what fits', () => {
  expect(answersNotKept('AI Agents', false)).toMatch(/^AI Agents fits your answers; /);
  expect(answersNotKept('AI Agents', true)).toMatch(/^AI Agents is a starting point for your answers; /);
  expect(answersNotKept(null, false)).toMatch(/^We could not keep your answers, /);
});

it('says for how long refused answers are kept', () => {
  expect(entryLifetime).toBe(7 * 24 * 60 * 60 * 1000);
  expect(failureTexts.refused.text).toContain('for seven days');
});
