import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Profiles } from './footer';

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
