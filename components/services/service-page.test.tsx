import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { CataloguePath } from '@/components/catalogues/catalogue-path';
import { serviceGroups } from '@/content/catalogues';
import { type ClaimId, claims, measuredClaimsIn } from '@/content/claims';
import { type ClaimRow, evidenceNotes } from '@/content/claims/claim';
import { type ConditionsId, guaranteeConditions } from '@/content/claims/guarantee-conditions';
import { constellations } from '@/content/constellations';
import { servicePages as pages } from '@/content/services';
import { statisticsOf } from '@/content/statistics';
import { paths } from '@/lib/paths';
import { specifiedClaims } from '@/tests/fixtures/specified-claims';
import { MetricsCard } from './metrics-card';
import { SectionList } from './service-page';

const entities: Record<string, string> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' };

const markup = new Map<string, string>(
  pages.map((service) => [service.path, renderToStaticMarkup(<SectionList service={service} />)]),
);
const markupOf = (path: string) => markup.get(path) ?? '';
const readable = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ');

test.each(pages)('no line of a large heading of $name can begin with the plus of a name', ({ path }) => {
  const headings = markupOf(path).match(/<h([12])[^>]*>.*?<\/h\1>/g) ?? [];
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) expect(heading).not.toContain(' +');
});

it('no line of a figure can begin with a slash', () => {
  const figures = pages.flatMap(({ path }) => markupOf(path).match(/<b [^>]*>.*?<\/b>/g) ?? []);
  const texts = figures.map((figure) => figure.replace(/<[^>]*>/g, ''));
  expect(texts.filter((text) => text.includes('/')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes(' /'))).toEqual([]);
});

it('a large star is foil with a contour, which is gold in the light theme too', () => {
  const stars = pages.flatMap(({ path }) => [
    ...markupOf(path).matchAll(/<svg[^>]* width="24"[^>]*><path class="(tier-gold [^"]*)"/g),
  ]);
  expect(stars.length).toBeGreaterThan(1);
  for (const [, look] of stars) expect(look).toMatch(/fill-\(--foil\) .*stroke-mark/);
});

describe('the claims of R125 to R136', () => {
  const isTabled = (id: string) => /^email-(?:industry|client)-/.test(id);
  const onServices = specifiedClaims.filter(([page]) => markup.has(page));
  const inWords = onServices.filter(([, , id]) => !isTabled(id));

  it('are 63 on service pages, eight of them in the email comparison', () => {
    expect(onServices).toHaveLength(63);
    expect(onServices.length - inWords.length).toBe(8);
  });

  it.each(inWords)('%s reads: %s', (page, text) => {
    expect(readable(markupOf(page))).toContain(text);
  });

  it('stand in the comparison beside one another, each row over the ends of its scale', () => {
    const rows = [...markupOf('/services/ai-email-outreach').matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(
      ([, row = '']) => readable(row).trim(),
    );
    expect(rows).toEqual([
      'Share of messages Industry Our clients',
      'Delivery higher is better 95% 98% 90% +3 points 100%',
      'Bounce lower is better 2% 3% 0% +1 point 5%',
      'Open higher is better 25% 49% 0% +24 points 100%',
      'Response higher is better 2% 5% 0% +3 points 10%',
    ]);
  });
});

/** The words around a figure, from one sentence of the registry to the next. */
const unpublished = /(?:Our|our) own figures?\. We have not published the data behind (?:it|them)/;

describe('a rank among our services', () => {
  const catalogue = renderToStaticMarkup(
    serviceGroups.map((group) => <CataloguePath key={group.title} group={group} />),
  );
  const places: [string, string][] = pages.flatMap(({ path, badge }) =>
    badge
      ? [
          [path, badge],
          [paths.services, badge],
        ]
      : [],
  );

  it.each(places)('on %s is followed by what is published of it: %s', (page, badge) => {
    const text = readable(page === paths.services ? catalogue : markupOf(page));
    const after = text.slice(text.indexOf(badge) + badge.length);
    const [row] = measuredClaimsIn(badge);
    expect(row?.pages).toContain(page);
    const [note] = evidenceNotes(row ? [row] : []);
    expect(after.slice(0, 400)).toContain(note?.text);
  });
});

describe('a result of ours', () => {
  const results = Object.entries(claims).filter(([, { isMeasured }]) => isMeasured);
  const stated = results.flatMap(([id, row]) =>
    row.pages.filter((page) => markup.has(page)).map((page): [string, string] => [page, id]),
  );
  const bare = stated.filter(([, id]) => claims[id as ClaimId].status !== 'substantiated');

  it.each(bare)('on %s says that nothing is published of it: %s', (page) => {
    expect(readable(markupOf(page))).toMatch(unpublished);
  });

  const pagesWithResults = [...new Set(bare.map(([page]) => page))];
  it.each(pagesWithResults)('on %s is explained once, before any that is only marked', (page) => {
    // The second direction of a service, never seen together with the first, says it anew.
    const notes = readable(markupOf(page)).match(/own figures?(?:\. We have|, without)/g) ?? [];
    const marks = notes.filter((words) => !words.endsWith('We have'));
    const directions = markupOf(page).includes('data-mode="outbound"') ? 2 : 1;
    expect(notes.length - marks.length).toBe(directions);
    expect(notes.slice(directions)).toEqual(marks);
  });

  it('leads to its evidence once there is some', () => {
    const evidence = {
      what: 'tickets of 9 clients',
      period: 'in May 2026',
      published: 'https://a.test/',
    } as const;
    const row: ClaimRow = { ...claims['agents-resolution'], status: 'substantiated', evidence };
    const html = renderToStaticMarkup(
      <MetricsCard
        figure={constellations['ai-agents']}
        tier="gold"
        metrics={[{ figure: '85%', label: 'resolved', claim: row }]}
      />,
    );
    expect(readable(html)).toContain('85%: tickets of 9 clients, in May 2026. Read the data behind 85%');
    expect(html).toContain('href="https://a.test/"');
    expect(readable(html)).not.toMatch(unpublished);
  });
});

test.each(pages)('$slug leads to conditions by words that stand alone', ({ path }) => {
  const links = [...markupOf(path).matchAll(/<a [^>]*href="\/terms-of-service#([^"]*)"[^>]*>(.*?)<\/a>/g)];
  for (const [, anchor = '', inner = ''] of links) {
    const { title } = guaranteeConditions[anchor as ConditionsId];
    expect([`Conditions: ${title}`, `${title}: conditions`]).toContain(inner.replace(/<[^>]*>/g, ''));
  }
});

const quotingPages = pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'statistics'));

test.each(quotingPages)(
  '$slug shows each statistic with icon, publisher, year and address',
  ({ slug, path }) => {
    const html = markupOf(path);
    const statistics = statisticsOf(slug);
    expect(statistics.length).toBeGreaterThanOrEqual(3);
    for (const { icon, value, description, publisher, year, url } of statistics) {
      expect(html).toContain(`data-icon="${icon}"`);
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
      const text = readable(html);
      for (const part of [value, description, publisher, String(year)]) expect(text).toContain(part);
    }
  },
);

test.each(pages)('$slug sends the call to /contact and the demo back here', ({ slug, path }) => {
  const links = [...markupOf(path).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  const to = (words: string) =>
    links
      .filter(([, , inner = '']) => readable(inner).includes(words))
      .map(([, href]) => href?.replaceAll('&amp;', '&'));
  expect(to('Book a Call').length).toBeGreaterThanOrEqual(2);
  expect(new Set(to('Book a Call'))).toEqual(new Set([paths.contact]));
  // The page's own address shows the first direction; a second one is named.
  const isTwoWay = markupOf(path).includes('data-mode="outbound"');
  const ways = isTwoWay ? [path, `${path}%3Fmode%3Doutbound`] : [path];
  const demos = ways.map((from) => `${paths.demo}?service=${slug}&from=${from}`);
  expect(to('See Demo')).toEqual([...demos, ...demos]);
});

test.each(pages)('$slug has one h1, and no id twice', ({ path }) => {
  const html = markupOf(path);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a section that is called otherwise than its kind is so in the index of its page', () => {
  const called = pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ indexLabel }) => (indexLabel ? [{ path, indexLabel }] : [])),
  );
  expect(called.length).toBeGreaterThan(0);
  for (const { path, indexLabel } of called)
    expect(markupOf(path)).toMatch(new RegExp(`<a [^>]*href="#[a-z-]+"[^>]*>${indexLabel}</a>`));
});

test.each(pages)('$slug opens no question by itself', ({ path }) => {
  expect(markupOf(path)).not.toMatch(/<details[^>]* open/);
});

test('the questions of AI Agents are keyed by number, the common ones as common-{n}', () => {
  const ids = [
    ...markupOf('/services/ai-agents').matchAll(/<details[^>]* name="questions" id="([^"]*)"/g),
  ].map(([, id]) => id);
  expect(ids).toEqual(['1', '2', '3', '4', '5', '6', '7', 'common-1', 'common-2', 'common-3', 'common-4']);
});
