import { describe, expect, inject, it } from 'vitest';
import { indexedPages, markdownPages, pages } from '@/content/pages';
import { relatedPairs } from '@/content/related-pages';
import { site as siteFacts } from '@/content/site';
import { typedAddresses } from '@/lib/redirects';
import { aiCrawlers } from '@/lib/seo/crawlers';
import { longestOwnTitle, ownTitle } from '../support/result-title';
import { readHead } from './page-head';
import { linksOf, renderedPages, textOf } from './rendered-pages';
import { type Answer, send } from './send';

// As a search engine meets the site: one request after another, no script, nothing kept from what came before.
const base = 'http://localhost:3000';
const whole = (path: string) => (path === '/' ? base : base + path);

const origin = inject('plainSite');
const get = (path: string): Promise<Answer> => send(origin + path);
const textAt = async (path: string) => (await get(path)).body.toString();
const headAt = async (path: string) => readHead(await textAt(path));

describe('a page that search engines may show', () => {
  it.each(indexedPages)('$path says who it is, once', async ({ path }) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
    const { meta, links, lang, graph } = readHead(answer.body.toString());
    const named = [...JSON.stringify(graph).matchAll(/"(?:@id|item|logo)":"([^"]*)"/g)].map(
      ([, url = '']) => url,
    );
    expect(named.filter((url) => !url.startsWith(base))).toEqual([]);
    expect(JSON.stringify(graph)).toContain(`"${whole(path)}`);
    expect(meta.get('og:image')).toMatch(new RegExp(`^${base}/`));
    expect(meta.get('robots')).toBeUndefined();
    expect(links.get('canonical')).toBe(whole(path));
    expect(meta.get('og:url')).toBe(whole(path));
    expect(lang).toBe('en');
  });

  it.each(indexedPages)('$path has a title and words of its own for a result', async ({ path }) => {
    const { title, meta } = await headAt(path);
    const description = meta.get('description') ?? '';
    expect(ownTitle(title).length).toBeLessThanOrEqual(longestOwnTitle);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect([meta.get('og:title'), meta.get('twitter:title')]).toEqual([title, title]);
    expect([meta.get('og:description'), meta.get('twitter:description')]).toEqual([description, description]);
  });

  it('shares its title and its description with no other', async () => {
    const heads = await Promise.all(indexedPages.map(({ path }) => headAt(path)));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ meta }) => meta.get('description'))).size).toBe(heads.length);
  });

  it.each(indexedPages)('$path has one first heading, and below it no level is skipped', async ({ path }) => {
    const { headings } = await headAt(path);
    const levels = headings.map(([level]) => level);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(headings.filter(([, words]) => words === '')).toEqual([]);
  });
});

describe('the card of a page', () => {
  it.each(pages)(
    '$path has a picture of the size it names, light enough to be sent along',
    async ({ path }) => {
      const { meta } = await headAt(path);
      expect(meta.get('twitter:card')).toBe('summary_large_image');
      expect(meta.get('twitter:image')).toBe(meta.get('og:image'));
      expect(meta.get('og:image:alt')?.length).toBeGreaterThan(10);
      const { status, headers, body } = await get(new URL(meta.get('og:image') ?? '').pathname);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      expect([body.readUInt32BE(16), body.readUInt32BE(20)].map(String)).toEqual([
        meta.get('og:image:width'),
        meta.get('og:image:height'),
      ]);
      expect(body.length).toBeLessThanOrEqual(60_000);
    },
  );
});

describe('what means nothing on its own', () => {
  const steps = pages.filter(({ kind }) => kind === 'step').map(({ path }) => path);

  it.each([...steps, '/contact?clarify=income', '/contact?clarify=backend'])(
    '%s is kept out, and names no other address in its place',
    async (path) => {
      const { meta, links } = await headAt(path);
      expect(meta.get('robots')).toBe('noindex');
      expect(links.get('canonical')).toBeUndefined();
    },
  );

  it.each(['/no-such-page', '/services/no-such', '/workflows/no-such', '/about/x', '/contact/other'])(
    '%s is not there',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(readHead(answer.body.toString()).meta.get('robots')).toBe('noindex');
    },
  );

  it.each([
    '/no-such.md',
    '/contact.md',
    '/cards/none.png',
    '/icons/7.png',
    '/lower-case',
    // There once an operator says where weaknesses are reported.
    ...(siteFacts.security ? [] : ['/.well-known/security.txt']),
  ])('%s is not there either', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('one page, one address', () => {
  it.each([
    ['/main', '/'],
    ['/?utm_source=letter', '/'],
    ['/about?utm_campaign=x&q=1', '/about'],
    ['/services/ai-phone-callers?mode=outbound', '/services/ai-phone-callers'],
  ])('%s names %s as the one', async (address, path) => {
    expect((await headAt(address)).links.get('canonical')).toBe(whole(path));
  });

  const typed = Object.entries(typedAddresses).flatMap(([path, names]) =>
    (names ?? []).map((name): [string, string] => [`/${name}`, path]),
  );
  const others: [string, string][] = [
    ['/about/', '/about'],
    ['/services/ai-agents/', '/services/ai-agents'],
    ['/About', '/about'],
    ['/SERVICES/AI-Agents', '/services/ai-agents'],
    ['/Workflows/viral-reels-factory', '/workflows/viral-reels-factory'],
  ];
  it.each([...typed, ...others])('%s leads to %s for good, with what follows it', async (address, path) => {
    for (const query of ['', '?utm_source=letter']) {
      const { status, headers } = await get(address + query);
      expect([status, headers.location]).toEqual([308, path + query]);
      const reached = await get(path + query);
      expect(reached.status).toBe(200);
    }
  });
});

describe('the files for crawlers', () => {
  it('a sitemap of every page they may show, with the day it changed and its picture', async () => {
    const xml = await textAt('/sitemap.xml');
    const all = (tag: string) =>
      [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value]) => value);
    expect(all('loc')).toEqual(indexedPages.map(({ path }) => whole(path)));
    expect(all('image:loc')).toHaveLength(indexedPages.length);
    const days = all('lastmod').map((day) => new Date(day ?? '').toISOString().slice(0, 10));
    expect(days).toEqual(indexedPages.map(({ changedOn }) => changedOn));
  });

  it('robots.txt, which closes the interface and names the sitemap', async () => {
    const named = aiCrawlers.map((name) => `User-Agent: ${name}`);
    const closed = siteFacts.aiCrawlers === 'closed' ? [`${named.join('\n')}\nDisallow: /`] : [];
    expect((await textAt('/robots.txt')).split('\n\n')).toEqual([
      'User-Agent: *\nAllow: /\nDisallow: /api/',
      ...closed,
      `Sitemap: ${base}/sitemap.xml\n`,
    ]);
  });

  it('llms.txt, whose every link leads somewhere', async () => {
    const answer = await get('/llms.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const links = [...answer.body.toString().matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
    expect(links).toHaveLength(indexedPages.length);
    for (const url of links) expect((await get(new URL(url).pathname)).status).toBe(200);
  });

  it.each(markdownPages)('$path also stands as Markdown, which names the page', async ({ path }) => {
    const { links } = await headAt(path);
    expect(links.get('alternate text/markdown')).toBe(`${base}${path}.md`);
    const { status, headers, body } = await get(`${path}.md`);
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.link).toBe(`<${base}${path}>; rel="canonical"`);
    const [, heading] = readHead(await textAt(path)).headings.find(([level]) => level === 1) ?? [];
    expect(body.toString().split('\n')[0]).toBe(`# ${heading}`);
  });

  it('icons and a manifest that names them', async () => {
    const manifest = JSON.parse(await textAt('/manifest.webmanifest'));
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect([...icon.body.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    for (const { src, sizes } of manifest.icons) {
      const { body } = await get(src);
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
    }
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
    const { body: html } = await get('/');
    const touch = readHead(html.toString()).links.get('apple-touch-icon');
    expect((await get(touch ?? '/none')).headers['content-type']).toBe('image/png');
    // The tab and the bar of a phone take the color of the theme; the other theme's is set with the theme.
    expect(readHead(html.toString()).meta.get('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    const { links } = await headAt('/');
    expect(links.get('manifest')).toBe('/manifest.webmanifest');
    expect(links.get('icon image/svg+xml')).toBe('/icon.svg');
  });
});

describe('the way from one page to the others', () => {
  const address = (href: string) => new URL(href, base).pathname.replace(/^\/main$/, '/');
  const outOf = (html: string, within?: 'main') => new Set(linksOf(html, within).map(address));
  const paths = indexedPages.map(({ path }) => path);

  it('is two presses long at most, from the landing page', () => {
    const near = [...outOf(renderedPages.get('/') ?? '')];
    const reached = new Set([...near, ...near.flatMap((path) => [...outOf(renderedPages.get(path) ?? '')])]);
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('leads to each from what three others say', () => {
    const content = paths.map((path) => ({ path, links: outOf(renderedPages.get(path) ?? '', 'main') }));
    const counts = paths.map((path) => {
      const from = content.filter((other) => other.path !== path && other.links.has(path));
      return { path, count: from.length };
    });
    const table = counts.map(({ path, count }) => `${String(count).padStart(3)} ${path}`).join('\n');
    expect(counts.filter(({ count }) => count < 3).length, `pages that link to each:\n${table}\n`).toBe(0);
  });

  const directions = relatedPairs.flatMap(([one, other, why]) => [
    { here: one, there: other, why },
    { here: other, there: one, why },
  ]);
  const productPath = (slug: string) => paths.find((path) => path.endsWith(`s/${slug}`)) ?? '';

  it.each(directions)('leads from $here to $there, and says why', ({ here, there, why }) => {
    const html = renderedPages.get(productPath(here)) ?? '';
    const related = html.match(/<a\b[^>]*data-cta="related-page"[^>]*>/g) ?? [];
    expect(related.join('\n')).toContain(`href="${productPath(there)}"`);
    expect(textOf(html)).toContain(why);
  });
});
