import { expect, test } from 'vitest';
import { isPublicAddress } from './site-address';

test.each([
  ['https://agency.com', true],
  ['https://www.agency.com/', true],
  ['http://agency.com', false],
  ['http://localhost:3000', false],
  ['https://localhost:3000', false],
  ['https://127.0.0.1', false],
  ['https://127.0.1.1', false],
  ['https://[::1]:3000', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
