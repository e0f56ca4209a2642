import { readFileSync } from 'node:fs';
import { staticPages } from '@/scripts/policies';
import { root } from './site';

const build = `${root}.next`;

/** The HTML of every page of the build as it is sent, by its address. */
export const sentPages: ReadonlyMap<string, string> = new Map(
  (await staticPages(build))
    .filter((address) => !address.startsWith('/_'))
    .map((address) => [address, htmlOf(address)]),
);

/** What is shown: the data that React takes a page over by repeats it, tags and all (decision 0127). */
export const withoutData = (html: string) => html.replace(/<script>[^<]*?__next_f[\s\S]*?<\/script>/g, '');

/** The HTML of every page as it is shown. */
export const renderedPages: ReadonlyMap<string, string> = new Map(
  [...sentPages].map(([address, html]) => [address, withoutData(html)]),
);

function htmlOf(address: string): string {
  return readFileSync(`${build}/server/app${address === '/' ? '/index' : address}.html`, 'utf8');
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What can be read in a piece of HTML, white space collapsed. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|head|title)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<(?:br|\/?(?:p|div|li|ul|ol|h\d|dt|dd|section|summary|td|th|tr))\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ');
}

/** The addresses of this site that a page links to, as written: `/demo?service=ai-agents`, `#purchase`. `main` leaves out its frame. */
export function linksOf(html: string, within: 'body' | 'main' = 'body'): string[] {
  const inside = html.slice(html.indexOf(`<${within}`), html.lastIndexOf(`</${within}>`));
  return [...inside.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
    .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
    .filter((href) => /^[/#]/.test(href));
}
