import { expect, it } from 'vitest';
import { ariaCurrentOf } from './drawer';

it.each([
  ['/about', '/about', 'page'],
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/eworkflows', '/workflows/auto-vsl-generator', 'true'],
  ['/fullservice', '/services/ai-agents', 'true'],
  ['/fullservice', '/workflows/auto-vsl-generator', undefined],
  ['/fullservice', '/eworkflows', undefined],
])('%s on the page %s is %s', (href, path, current) => {
  expect(ariaCurrentOf(href, path)).toBe(current);
});
