import { expect, test } from 'vitest';
import { checkoutLinks } from '@/content/checkout-links';
import { checkoutAddress } from './purchase-link';

const reference = '0199f0c2-7d3a-7c11-8000-0123456789ab_bundle';
const real = { ...checkoutLinks, bundle: 'https://pay.provider.io/all?locale=en' };

test('a real provider is told the visit and the workflow', () => {
  expect(checkoutAddress('bundle', reference, real)).toBe(
    `https://pay.provider.io/all?locale=en&client_reference_id=${reference}`,
  );
});

test('an example address stays as it is', () => {
  const bundle = 'https://example.com/checkout/bundle';
  expect(checkoutAddress('bundle', reference, { ...checkoutLinks, bundle })).toBe(bundle);
});
