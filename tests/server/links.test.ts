import { describe, expect, it } from 'vitest';
import { sitePaths } from '@/content/site-paths';
import { paths } from '@/lib/paths';
import { linksOf, renderedPages, textOf } from './rendered-pages';

/** Reached from a form alone. */
const throughForms: readonly string[] = [paths.analysisLoading];

/** A link as an address of the site; `/main` is the landing page under another name. */
function resolve(href: string, from: string) {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  return { address: pathname === paths.homeAlias ? paths.home : pathname, anchor: hash.slice(1) };
}

const pages = [...renderedPages].map(([address, html]) => ({
  address,
  links: [...new Set(linksOf(html))].map((href) => ({ href, ...resolve(href, address) })),
}));

describe('every link inside the site', () => {
  it.each(pages)('of $address leads to a page, and to a place on it', ({ links }) => {
    const broken = links.filter(({ address, anchor }) => {
      const html = renderedPages.get(address);
      return !html || (anchor && !html.includes(` id="${anchor}"`));
    });
    expect(broken.map(({ href }) => href)).toEqual([]);
  });
});

it('every route but the loading screen can be reached by links from the landing page', () => {
  const reached = new Set<string>();
  const queue: string[] = [paths.home];
  for (let address = queue.shift(); address; address = queue.shift()) {
    if (reached.has(address)) continue;
    reached.add(address);
    queue.push(...(pages.find((page) => page.address === address)?.links.map((link) => link.address) ?? []));
  }
  const unreached = sitePaths.filter((route) => !reached.has(resolve(route, '/').address));
  expect(unreached).toEqual(throughForms);
});

/** Words that say nothing of where a link leads; search engines and readers of link lists meet them alone. */
const sayNothing = new Set([
  'click here',
  'click this',
  'continue',
  'details',
  'explore',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'read more',
  'right here',
  'start',
  'this',
]);

describe('the words of a link', () => {
  it.each([...renderedPages])('%s says where each leads', (_, html) => {
    const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => {
      const label = /\saria-label="([^"]*)"/.exec(attributes)?.[1];
      return textOf(label ?? inner).trim();
    });
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((words) => words === '' || sayNothing.has(words.toLowerCase()))).toEqual([]);
  });
});
