import { expect, test } from 'vitest';
import { checkoutLinks } from '@/content/checkout-links';
import { checkoutAddress, clientReference } from './purchase-link';

const session = '0199f0c2-7d3a-7c11-8000-0123456789ab';
const real = { ...checkoutLinks, bundle: 'https://pay.provider.io/all?locale=en' };

test('a real provider is told the visit and the workflow', () => {
  expect(checkoutAddress('bundle', session, real)).toBe(
    `https://pay.provider.io/all?locale=en&client_reference_id=${session}_bundle`,
  );
});

test('a visit that is not measured is not passed on', () => {
  expect(checkoutAddress('bundle', null, real)).toBe(
    'https://pay.provider.io/all?locale=en&client_reference_id=bundle',
  );
});

test('an example address stays as it is', () => {
  expect(checkoutAddress('auto-vsl-generator', session)).toBe(checkoutLinks['auto-vsl-generator']);
});

test.each([
  ['a b/c.d', 'a-b-c-d'],
  ['é'.repeat(10), '-'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('a reference holds what the provider takes: %s', (item, reference) => {
  expect(clientReference(null, item)).toBe(reference);
});
