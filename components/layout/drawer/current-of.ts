import type { SitePath } from '@/lib/paths';

/** The page whose part a page of these addresses is. Written out, so that no list of addresses is sent as code. */
const sections: Readonly<Record<string, SitePath>> = {
  '/services/': '/fullservice',
  '/workflows/': '/eworkflows',
};

/** How an entry of the menu stands to the page at `path`: that page itself, the section it belongs to, or neither. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const section = path.slice(0, path.indexOf('/', 1) + 1);
  return sections[section] === href ? 'true' : undefined;
}
