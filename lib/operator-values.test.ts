import { describe, expect, it } from 'vitest';
import { checkoutLinks, workflowDelivery } from '@/content/checkout-links';
import { leadChannelsChangedOn } from '@/content/leads';
import { servicePricesFrom, workflowPrices } from '@/content/prices';
import { site } from '@/content/site';
import { workflowSlugs } from '@/content/workflows/workflow';
import { checkOperatorValues, exampleValues, type OperatorValues } from './operator-values';

const values = (changes: Partial<OperatorValues> = {}): OperatorValues => ({
  ...site,
  checkoutLinks,
  workflowDelivery,
  servicePricesFrom,
  workflowPrices,
  leadChannelsChangedOn,
  ...changes,
});
const checkout = (url: string) => values({ checkoutLinks: { ...checkoutLinks, bundle: url } });
/** Each single workflow at one price. */
const bundleAt = (bundle: number | null, single: number | null = 49) =>
  values({ workflowPrices: { ...Object.fromEntries(workflowSlugs.map((slug) => [slug, single])), bundle } });
const profiles = ['instagram', 'youtube'].map((name) => ({ name, url: `https://example.com/${name}` }));

describe('operator values', () => {
  it('are well formed as they stand', () => {
    expect(() => checkOperatorValues()).not.toThrow();
  });

  it.each<[name: string, broken: OperatorValues]>([
    ['name', values({ name: '  ' })],
    ['calendarUrl', values({ calendarUrl: 'calendar.example.com' })],
    ['calendarUrl', values({ calendarUrl: 'javascript:alert(1)' })],
    ['calendarUrl', values({ calendarUrl: 'https://calendar' })],
    ['calendarUrl', values({ calendarUrl: 'https:/cal.com/x' })],
    ['calendarUrl', values({ calendarUrl: 'https:cal.com/x' })],
    ['operator.legalName', values({ operator: { ...site.operator, legalName: ' ' } })],
    ['operator.people.0.role', values({ operator: { ...site.operator, people: [{ name: 'A', role: '' }] } })],
    ['servicePricesFrom.ai-agents', values({ servicePricesFrom: { 'ai-agents': -1 } })],
    ['workflowDelivery', values({ workflowDelivery: ' ' })],
    ['workflowPrices.bundle', values({ workflowPrices: { bundle: 0 } })],
    ['workflowPrices.bundle', bundleAt(49 * workflowSlugs.length)],
    ['servicePricesFrom.ai-agents', values({ servicePricesFrom: { 'ai-agents': 49.999 } })],
    ['socials.1.url', values({ socials: [...profiles.slice(1), { name: 'X', url: '' }] })],
    ['socials', values({ socials: [...profiles, ...profiles] })],
    ['socials.0.name', values({ socials: [{ name: ' ', url: 'https://example.com/x' }] })],
    ['legalContact.email', values({ legalContact: { email: 'legal at example.com' } })],
    ['accessibilityContact.email', values({ accessibilityContact: { email: 'access' } })],
    ['sceneUrl', values({ sceneUrl: 'http://example.com/scene' })],
    ['hiring.postedOn', values({ hiring: { ...site.hiring, postedOn: 'yesterday' } })],
    [
      'hiring.closesOn',
      values({ hiring: { ...site.hiring, postedOn: '2027-02-01', closesOn: '2027-01-31' } }),
    ],
    ['leadChannelsChangedOn', values({ leadChannelsChangedOn: '11/28/2026' })],
    ['security.contact', values({ security: { contact: 'mailto:nobody', expires: '2027-11-20' } })],
    ['security.expires', values({ security: { contact: 'mailto:a@b.example', expires: 'never' } })],
    ['checkoutLinks.bundle', checkout('{link}')],
    ['checkoutLinks.bundle', checkout(checkoutLinks['auto-vsl-generator'])],
  ])('stop the build and name %s when it is malformed', (name, broken) => {
    expect(() => checkOperatorValues(broken)).toThrow(new RegExp(`^${name} must `, 'm'));
  });

  it.each<[file: string, broken: OperatorValues]>([
    ['content/product-name.ts', values({ name: '' })],
    ['content/site.ts', values({ calendarUrl: '' })],
    ['content/hiring-facts.ts', values({ hiring: { ...site.hiring, closesOn: 'soon' } })],
    ['content/checkout-links.ts', checkout('')],
    ['content/checkout-links.ts', checkout(checkoutLinks['auto-vsl-generator'])],
    ['content/prices.ts', values({ servicePricesFrom: { 'ai-agents': 0 } })],
    ['content/prices.ts', values({ workflowPrices: { bundle: -5 } })],
    ['content/leads.ts', values({ leadChannelsChangedOn: 'today' })],
  ])('name %s when the malformed value stands there', (file, broken) => {
    expect(() => checkOperatorValues(broken)).toThrow(`(${file})`);
  });

  it.each([
    ['below what the single ones cost together', bundleAt(49 * workflowSlugs.length - 0.01)],
    ['before the single prices', bundleAt(199, null)],
    ['not yet', bundleAt(null)],
    ['in cents', bundleAt(199.95)],
  ])('may price the bundle %s', (_, priced) => {
    expect(() => checkOperatorValues(priced)).not.toThrow();
  });

  it.each([0, 1, 2, 5])('may list %i profiles', (count) => {
    const socials = Array.from({ length: count }, (_, index) => ({
      name: `Network ${index}`,
      url: `https://network-${index}.example.org/agency`,
    }));
    expect(() => checkOperatorValues(values({ socials }))).not.toThrow();
  });

  it('names every malformed value at once', () => {
    const broken = values({ calendarUrl: '', legalContact: { email: '' } });
    expect(() => checkOperatorValues(broken)).toThrow(/calendarUrl[^\n]*\nlegalContact\.email/);
  });

  it('lists what is still an example address', () => {
    const checkouts = [...workflowSlugs, 'bundle'].map((item) => [
      item,
      `https://example.com/checkout/${item}`,
    ]);
    const examples = values({
      socials: profiles,
      calendarUrl: 'https://example.com/calendar',
      legalContact: { email: 'legal@example.com' },
      accessibilityContact: { email: 'access@example.com' },
      sceneUrl: null,
      security: { contact: 'mailto:security@example.com', expires: '2027-11-20' },
      checkoutLinks: Object.fromEntries(checkouts),
    });
    expect(exampleValues(examples)).toEqual([
      'socials.0.url',
      'socials.1.url',
      'calendarUrl',
      'legalContact.email',
      'accessibilityContact.email',
      ...workflowSlugs.map((slug) => `checkoutLinks.${slug}`),
      'checkoutLinks.bundle',
      'security.contact',
    ]);
  });

  it('lists a value no longer once it is real', () => {
    const real = values({
      calendarUrl: 'https://calendar.google.com/calendar',
      sceneUrl: 'https://www.example.org/s',
    });
    expect(exampleValues(real)).not.toContain('calendarUrl');
    expect(exampleValues(real)).toContain('sceneUrl');
  });

  it('has eleven payment pages, no two the same', () => {
    expect(Object.keys(checkoutLinks)).toEqual([...workflowSlugs, 'bundle']);
    expect(new Set(Object.values(checkoutLinks)).size).toBe(11);
  });
});
