import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Site, site } from '@/content/site';
import { ownName, ownSite } from '@/tests/fixtures/own-values';
import { LegalLine, Profiles } from './footer';

const profile = (name: string) => ({ name, url: `https://${name.toLowerCase()}.example.org/agency` });
const shown = (names: readonly string[]) => renderToStaticMarkup(<Profiles profiles={names.map(profile)} />);

it.each([1, 2, 5])('shows all of %i profiles, each once and in a new tab', (count) => {
  const names = ['Instagram', 'YouTube', 'LinkedIn', 'TikTok', 'Rumble'].slice(0, count);
  const html = shown(names);
  expect(html.match(/target="_blank"/g)).toHaveLength(count);
  for (const name of names) expect(html).toContain(`href="${profile(name).url}"`);
});

it('shows no heading over nothing', () => {
  expect(shown([])).toBe('');
});

const lineOf = (values: Partial<Site>) =>
  renderToStaticMarkup(<LegalLine values={{ ...site, name: ownName, ...ownSite, ...values }} />);

it('names who runs the site and how to write to them, as the page about us does', () => {
  const line = lineOf({});
  expect(line).toContain('>Northwind Automation is run by Northwind Automation LLC, Lansing, Michigan.<');
  expect(line).toContain('href="mailto:legal@northwind.io">legal@northwind.io<');
  // An address is one word, which a phone with large text cannot hold.
  expect(line).toMatch(/ wrap-anywhere" href="mailto:/);
});

it('names the site alone while nobody has said who runs it, and no address that is an example', () => {
  const line = lineOf({
    operator: { legalName: null, place: null, people: [] },
    legalContact: { email: 'legal@example.com' },
  });
  expect(line).toContain(`>${ownName}<`);
  expect(line).not.toContain('mailto:');
});
