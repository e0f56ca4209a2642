import { expect, it } from 'vitest';
import { menuNameOf } from '@/lib/paths';
import { menus } from './navigation';
import { site } from './site';

const menuOf = (path: string) => menus[menuNameOf(path)];
const entries = (path: string) => menuOf(path).links.map(({ text }) => text);

it.each(['/', '/main'])('%s adds itself to the links of its bar', (path) => {
  expect(entries(path)).toEqual(['Landing Page', 'Workflows', 'Services', 'About Us', 'Which AI Fits Me?']);
});

it.each(['/about', '/eworkflows', '/services/ai-agents', '/nowhere'])(
  '%s has the menu of the site',
  (path) => {
    expect(entries(path)).toEqual([
      'Landing Page',
      'About us',
      'Services',
      'Purchasable Workflows',
      'Which AI Fits Me?',
    ]);
    expect(menuOf(path).tagline).toBeUndefined();
  },
);

it('a workflow has a menu of its own, with the tagline', () => {
  expect(entries('/workflows/auto-vsl-generator')).toEqual([
    'About us',
    'Services',
    'Purchasable Workflows',
    'Which AI Fits Me?',
  ]);
  expect(menuOf('/workflows/auto-vsl-generator').tagline).toBe(site.tagline);
});
