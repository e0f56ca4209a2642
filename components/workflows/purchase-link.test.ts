import type { MouseEvent } from 'react';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@/content/checkout-links', async (original) => {
  const real = await original<typeof import('@/content/checkout-links')>();
  return { ...real, checkoutLinks: { ...real.checkoutLinks, bundle: 'https://pay.provider.io/all' } };
});
vi.mock('@/lib/analytics/tracker/hand-off', () => ({
  handOffReference: (item: string) => `visit_${item}`,
}));

// Files of unit tests share their modules: these are loaded anew here, and again by whoever comes next.
vi.resetModules();
afterAll(() => vi.resetModules());
const { checkoutLinks } = await import('@/content/checkout-links');
const { checkoutAddress, PurchaseLink } = await import('./purchase-link');
const { HandOffLink } = await import('@/components/ui/new-tab-link');

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

test.each(['onClick', 'onAuxClick', 'onContextMenu'] as const)('%s tells the provider the visit', (way) => {
  const { props } = HandOffLink(PurchaseLink({ item: 'bundle', place: 'card', children: 'Buy' }).props);
  const link = { href: props.href };
  expect(link.href).toBe('https://pay.provider.io/all');
  props[way]({ currentTarget: link } as MouseEvent<HTMLAnchorElement>);
  expect(link.href).toBe('https://pay.provider.io/all?client_reference_id=visit_bundle');
});
