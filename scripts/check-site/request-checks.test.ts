import { expect, it } from 'vitest';
import { type Ask, requestChecks } from './request-checks';

const origin = 'https://www.example.com';

const xml = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;
const text = (body: string, type = 'text/plain') => new Response(body, { headers: { 'content-type': type } });
const redirect = (location: string) => new Response(null, { status: 308, headers: { location } });
const robots = (rules: string, sitemap = `${origin}/sitemap.xml`) =>
  text(`User-Agent: *\n${rules}\n\nUser-Agent: CCBot\nDisallow: /\n\nSitemap: ${sitemap}\n`);

/** What is wrong with an answer; `/about` is the one page of this site. */
async function faultsOf(what: string, response: Response): Promise<string[]> {
  const check = requestChecks.find((one) => one.what === what);
  if (!check) throw new Error(`Nothing asks for ${what}.`);
  const ask: Ask = async (path) => new Response(null, { status: path === '/about' ? 200 : 404 });
  expect(response.status).toBe(check.status);
  return (await check.look?.(response, ask, origin)) ?? [];
}

const typed = 'the typed address /about-us';
const picture = 'the picture of a shared link';

it.each<[what: string, response: Response]>([
  [typed, redirect('/about')],
  [typed, redirect(`${origin}/about`)],
  ['the typed address /home', redirect('/')],
  ['sitemap.xml', text(xml(`${origin}/about`))],
  ['robots.txt', robots('Allow: /\nDisallow: /api/')],
  ['robots.txt', text(`User-Agent: *\r\nAllow: /\r\n\r\nSitemap: ${origin}/sitemap.xml\r\n`)],
  [picture, text('', 'image/png')],
])('finds nothing wrong with %s as it was built', async (what, response) => {
  expect(await faultsOf(what, response)).toEqual([]);
});

it.each<[what: string, fault: RegExp, response: Response]>([
  [typed, /leads to \/ instead of \/about/, redirect('/')],
  [typed, /leads to https:\/\/app:3000\/about/, redirect('https://app:3000/about')],
  [typed, /leads to nowhere/, new Response(null, { status: 308 })],
  ['sitemap.xml', /lists no page/, text('<html></html>')],
  [
    'sitemap.xml',
    /lists http:\/\/localhost:3000\/about, which is elsewhere, and 0 more: set SITE_URL to https:\/\/www\.example\.com/,
    text(xml(`${origin}/about`, 'http://localhost:3000/about')),
  ],
  ['sitemap.xml', /lists .*\/gone, which answers 404/, text(xml(`${origin}/about`, `${origin}/gone`))],
  ['robots.txt', /no rules for all crawlers/, text('User-Agent: CCBot\nDisallow: /\n')],
  ['robots.txt', /keeps every crawler out/, robots('Disallow: /')],
  ['robots.txt', /names nothing as its sitemap/, text('User-Agent: *\nAllow: /\n')],
  [
    'robots.txt',
    /names http:\/\/localhost:3000\/sitemap\.xml as its sitemap: set SITE_URL/,
    robots('Allow: /', 'http://localhost:3000/sitemap.xml'),
  ],
  [picture, /is sent as text\/html/, text('', 'text/html')],
])('%s: says %s', async (what, fault, response) => {
  expect(await faultsOf(what, response)).toEqual([expect.stringMatching(fault)]);
});
