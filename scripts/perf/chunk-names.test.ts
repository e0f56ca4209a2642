import { expect, it } from 'vitest';
import { describeChunk } from './chunk-names';

const components = new Map([
  ['11', 'drawer'],
  ['22', 'carousel'],
  ['33', 'theme-toggle'],
  ['44', 'journey'],
]);
const chunk = (...modules: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,${modules.join()}]);`;
const body = (words = '') => `e=>{"use strict";var t=e.i(22);e.s(["a",0,${JSON.stringify(words)}])}`;

it('names the components a chunk holds, not those it asks for', () => {
  expect(describeChunk(chunk('11', body(), '7', body(), '33', `(e,t,r)=>{}`), components)).toBe(
    'drawer + theme-toggle',
  );
});

it('counts those that are too many to name', () => {
  const modules = [...components.keys()].flatMap((id) => [id, body()]);
  expect(describeChunk(chunk(...modules), components)).toBe('drawer + carousel + theme-toggle + 1 more');
});

it('knows libraries by their words, and says nothing of what it does not know', () => {
  expect(describeChunk(chunk('8', body('largest-contentful-paint')), components)).toBe('web-vitals');
  expect(describeChunk(chunk('8', body()), components)).toBeUndefined();
});
