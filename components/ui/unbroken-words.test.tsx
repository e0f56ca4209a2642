import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnbrokenWords } from './unbroken-words';

const kept = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it.each([
  ['The Problem It Solves', 'The Problem It Solves'],
  ['Integrated Multi-Service Offer', `Integrated ${kept('Multi-Service')} Offer`],
  ['AI-Powered Music Videos', `${kept('AI-Powered')} Music Videos`],
  ['Auto B-Roll', `Auto ${kept('B-Roll')}`],
  ['sells for $500–$2,000 each', `sells for ${kept('$500–$2,000')}\u00a0each`],
  ['What goes with AI Conspiracy Doc', 'What goes with AI\u00a0Conspiracy Doc'],
  ['films with Veo 3 after', 'films with Veo\u00a03 after'],
  ['One project, 1 day to 1 week', 'One project, 1\u00a0day to 1\u00a0week'],
  ['rang over 41,000 times in 2011, twice', 'rang over 41,000\u00a0times in 2011, twice'],
  ['in 2-3 weeks: 1 week', `in ${kept('2-3')}\u00a0weeks: 1\u00a0week`],
  ['one-two three-four', `${kept('one-two')} ${kept('three-four')}`],
])('%s keeps its hyphenated words, names and quantities whole, and the rest as one text', (text, html) => {
  expect(renderToStaticMarkup(<UnbrokenWords>{text}</UnbrokenWords>)).toBe(html);
});
