import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { privacyAnchors, specificationFacts, termsHeadings } from '@/tests/fixtures/specification-facts';
import { specifiedClarifications } from '@/tests/fixtures/specified-cases';
import { readingEase } from '../support/reading-ease';
import { longestOwnTitle, ownTitle } from '../support/result-title';
import { standingPages } from '../support/standing-pages';
import { renderedPages, textOf } from './rendered-pages';

const text = (address: string) => textOf(renderedPages.get(address) ?? '');
const headings = (address: string) =>
  [...(renderedPages.get(address) ?? '').matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)].map(([, inner]) =>
    textOf(inner ?? '').trim(),
  );

describe('the facts that pages must carry', () => {
  it('are 226 rows', () => expect(specificationFacts).toHaveLength(226));

  it.each(specificationFacts)('can be read without JavaScript: $page $text', ({ page, text: fact }) => {
    expect(text(page)).toContain(fact);
  });
});

it.each(Object.entries(specifiedClarifications))(
  'the page of an open question says the whole message: %s',
  (type, message) => {
    expect(text(`/contact/${type}`).replaceAll('\u00a0', ' ')).toContain(message);
  },
);

describe('the standing pages', () => {
  it('are part of the build: all are static', () => {
    expect([...renderedPages.keys()]).toEqual(expect.arrayContaining(standingPages));
  });

  it.each(standingPages)('%s has one h1, and no id twice', (address) => {
    const html = renderedPages.get(address) ?? '';
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('have the anchors and headings of the legal texts, in order', () => {
    const html = renderedPages.get(paths.privacy) ?? '';
    const anchors = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual([...privacyAnchors]);
    expect(privacyAnchors.filter((id) => !html.includes(`href="#${id}"`))).toEqual([]);
    const numbered = termsHeadings.map((heading, index) => `${index + 1}${heading}`);
    expect(headings(paths.terms).filter((heading) => /^\d/.test(heading))).toEqual(numbered);
  });
});

it('the landing page says in words that are read what kind of firm this is', () => {
  expect(text(paths.home)).toContain('AI automation agency');
});

describe('search results', () => {
  const meta = (html: string, pattern: RegExp) => textOf(pattern.exec(html)?.[1] ?? '');

  it.each([...renderedPages])('%s has a title and a description that fit', (_address, html) => {
    const title = meta(html, /<title>([^<]*)<\/title>/);
    const description = meta(html, /<meta name="description" content="([^"]*)"/);
    expect(title.length).toBeGreaterThan(10);
    expect(ownTitle(title).length).toBeLessThanOrEqual(longestOwnTitle);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

/** What is read as prose on a page: its blocks of more than four words, whoever wrote them for which page. */
function proseOf(address: string): string[] {
  const html = renderedPages.get(address) ?? '';
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return main
    .split(/<\/?(?:p|div|li|h\d|dt|dd|th|td|summary|legend|label|figcaption|section|button)\b[^>]*>/)
    .map((block) => textOf(block).trim())
    .filter((block) => block.split(' ').length > 4);
}

describe('prose as it is shown', () => {
  it.each([...renderedPages.keys()])('on %s has a reading ease of 55 or more', (address) => {
    expect(readingEase(proseOf(address))).toBeGreaterThanOrEqual(55);
  });
});
