import { expect, it } from 'vitest';
import { isolatedText } from './result-text';

it.each(['Maria', 'Zoë', '李', 'Ольга', '👩🏽‍🚀', ''])('%s stands in a sentence as it was typed', (words) =>
  expect(isolatedText(words)).toBe(words),
);

it.each(['שרה', 'محمد', 'Ali محمد 3'])('%s turns nothing around it', (words) =>
  expect(isolatedText(words)).toBe(`\u2068${words}\u2069`),
);
