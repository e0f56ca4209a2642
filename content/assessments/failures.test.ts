import { expect, it } from 'vitest';
import { answersNotKept } from './failures';

it('calls what no rule names a starting point, and what a rule names what fits', () => {
  expect(answersNotKept('AI Agents', false)).toMatch(/^AI Agents fits your answers; /);
  expect(answersNotKept('AI Agents', true)).toMatch(/^AI Agents is a starting point for your answers; /);
  expect(answersNotKept(null, false)).toMatch(/^We could not keep your answers, /);
});
