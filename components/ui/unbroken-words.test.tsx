import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnbrokenWords } from './unbroken-words';

const kept = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it.each([
  ['The Problem It Solves', 'The Problem It Solves'],
  ['Integrated Multi-Service Offer', `Integrated ${kept('Multi-Service')} Offer`],
  ['AI-Powered Music Videos', `${kept('AI-Powered')} Music Videos`],
  ['Auto B-Roll', `Auto ${kept('B-Roll')}`],
  ['sells for $500–$2,000 each', `sells for ${kept('$500–$2,000')} each`],
  ['What goes with AI Conspiracy Doc', 'What goes with AI\u00a0Conspiracy Doc'],
  ['films with Veo 3 after', 'films with Veo\u00a03 after'],
  ['one-two three-four', `${kept('one-two')} ${kept('three-four')}`],
])('%s keeps its hyphenated words and its names whole, and the rest as one text', (text, html) => {
  expect(renderToStaticMarkup(<UnbrokenWords>{text}</UnbrokenWords>)).toBe(html);
});
