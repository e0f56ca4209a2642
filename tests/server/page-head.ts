import { z } from 'zod';
import { textOf, withoutData } from './rendered-pages';

/** What a search engine reads of a page's HTML before it runs anything. */
export type PageHead = {
  title: string;
  lang: string;
  /** By `name` or `property`; the last of several. */
  meta: ReadonlyMap<string, string>;
  /** Addresses of `<link>` by what they are: `canonical`, `alternate text/markdown`. */
  links: ReadonlyMap<string, string>;
  /** In order, as `[level, words]`. */
  headings: [level: number, words: string][];
  graph: Record<string, unknown>[];
};

const attributes = (tag: string) =>
  new Map([...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));

const pair = (name: string | undefined, value: string | undefined): [string, string][] =>
  name === undefined ? [] : [[name, textOf(value ?? '')]];

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

function graphOf(html: string): PageHead['graph'] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, json = '']) => graphSchema.parse(JSON.parse(json))['@graph']);
}

export function readHead(sent: string): PageHead {
  const html = withoutData(sent);
  return {
    title: textOf((/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim()),
    lang: tags(html, 'html')[0]?.get('lang') ?? '',
    meta: new Map(
      tags(html, 'meta').flatMap((tag) => pair(tag.get('name') ?? tag.get('property'), tag.get('content'))),
    ),
    links: new Map(
      tags(html, 'link').flatMap((tag) =>
        pair([tag.get('rel'), tag.get('type')].filter(Boolean).join(' '), tag.get('href')),
      ),
    ),
    headings: [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, words = '']) => [
      Number(level),
      textOf(words).trim(),
    ]),
    graph: graphOf(html),
  };
}
