import { describe, expect, it } from 'vitest';
import { sectionMarkdown } from '@/components/services/section-registry';
import { about } from '@/content/about';
import { measuredClaimsIn } from '@/content/claims';
import type { ClaimRow } from '@/content/claims/claim';
import { conditionsPart, conditionsPath, guaranteeConditions } from '@/content/claims/guarantee-conditions';
import { terms } from '@/content/legal/terms';
import { indexedPages, markdownPages } from '@/content/pages';
import { priceText, workflowPrices } from '@/content/prices';
import { relatedHeading, relatedTo } from '@/content/related-pages';
import { servicePages, services } from '@/content/services';
import { site } from '@/content/site';
import { statisticsOf } from '@/content/statistics';
import { workflows } from '@/content/workflows';
import { workflowCopy } from '@/content/workflows/shared-copy';
import { llmsText, operatorMarkdown, pageMarkdown as pageMarkdownWith } from './page-markdown';

const pageMarkdown = (path: Parameters<typeof pageMarkdownWith>[0]) =>
  pageMarkdownWith(path, sectionMarkdown);

describe('the Markdown twin of a page', () => {
  it.each(markdownPages)('$path has its words, its headings in order, and its address', ({ path }) => {
    const text = pageMarkdown(path);
    const levels = [...text.matchAll(/^(#+) \S/gm)].map(([, marks = '']) => marks.length);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(text).not.toMatch(/undefined|\[object|\n{3}/);
    // A copy may be read anywhere.
    expect(text).not.toContain('](/');
    expect(text).toContain(`Source: http://localhost:3000${path}\n`);
    expect(text.split(/\s+/).length).toBeGreaterThan(150);
  });

  it.each(workflows)('$path says where a buyer turns whose file does not come', ({ path }) => {
    const [, part = ''] =
      pageMarkdown(path).match(/\*\*Order help\*\*: .*\/terms-of-service#([\w-]+)\)/) ?? [];
    const section = terms.sections.find(({ id }) => id === part);
    expect(section?.body.flat().join(' ')).toMatch(/\border\b/);
    expect(section?.links?.map(({ href }) => href)).toContain(`mailto:${site.legalContact.email}`);
  });

  it.each(servicePages)('$path names the source of every figure', ({ path, slug }) => {
    const text = pageMarkdown(path);
    expect(statisticsOf(slug).filter(({ url }) => !text.includes(`](${url})`))).toEqual([]);
  });

  /** What only the page has: the registry's rows behind its figures, its scales, and the words of its controls. */
  const ofPageAlone = ['claim', 'claims', 'scale', 'legend', 'call', 'more'];

  const sentencesOf = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return value.includes(' ') ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    const parts = Object.entries(value).filter(([key]) => !ofPageAlone.includes(key));
    return parts.flatMap(([, part]) => sentencesOf(part));
  };

  it.each(servicePages)('$path says all that its sections say', ({ path, sections }) => {
    const text = pageMarkdown(path).replaceAll('\\|', '|');
    expect(sentencesOf(sections).filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  /** Every figure of ours among the values of a page, however deep it lies. */
  const measuredIn = (value: unknown): readonly ClaimRow[] => {
    if (typeof value === 'string') return measuredClaimsIn(value);
    if (typeof value !== 'object' || value === null) return [];
    const row = 'claim' in value ? (value.claim as ClaimRow) : undefined;
    return [...(row?.isMeasured ? [row] : []), ...Object.values(value).flatMap(measuredIn)];
  };

  const withOwnFigures = [...servicePages, ...workflows].filter((page) => measuredIn(page).length > 0);
  it.each(withOwnFigures)('$path says of our own figures that nothing is published of them', ({ path }) => {
    expect(pageMarkdown(path)).toMatch(/\bour own figures?\. We have not published the data behind/i);
  });

  it('is left with pages that have figures of ours', () => {
    expect(withOwnFigures.length).toBeGreaterThan(5);
  });

  it('leads from each guarantee of a service to its conditions, as the page does', () => {
    const guaranteesIn = (value: unknown): readonly { text: string; terms: string }[] => {
      if (typeof value !== 'object' || value === null) return [];
      const { text, terms: part } = value as { text?: string; terms?: string };
      const own = text !== undefined && part !== undefined ? [{ text, terms: part }] : [];
      return [...own, ...Object.values(value).flatMap(guaranteesIn)];
    };
    const promised = services.flatMap(({ path, sections }) =>
      guaranteesIn(sections).map((guarantee) => ({ path, ...guarantee })),
    );
    expect(promised.length).toBeGreaterThan(5);
    for (const { path, text, terms: part } of promised)
      expect(pageMarkdown(path)).toContain(
        `${text} ([conditions](http://localhost:3000${conditionsPath(part as keyof typeof guaranteeConditions)}))`,
      );
  });

  it('says since when a legal text holds, and when it was changed last', () => {
    const { dateWords, effective, lastChanged } = terms;
    const changed = lastChanged ? [`Last changed on ${lastChanged}.`] : [];
    const said = [`${dateWords} ${effective}.`, ...changed].join('\n\n');
    expect(pageMarkdown('/terms-of-service')).toContain(`\n\n${said}\n\n`);
  });

  it('has the conditions of every guarantee, and what is a draft among them', () => {
    const text = pageMarkdown('/terms-of-service');
    for (const { title, what, from, measured, remedy } of Object.values(guaranteeConditions)) {
      expect(text).toContain(`#### ${title}\n`);
      for (const sentence of [what, from, measured, remedy]) expect(text).toContain(sentence);
    }
    const drafts = Object.values(guaranteeConditions).filter(({ status }) => status === 'draft');
    expect(text.split(`\n${conditionsPart.draft}\n`)).toHaveLength(drafts.length + 1);
    expect(text.includes(conditionsPart.draftNote)).toBe(drafts.length > 0);
  });

  it.each([...servicePages, ...workflows])('$path names what goes with it, and why', (page) => {
    const text = pageMarkdown(page.path);
    const related = relatedTo(page.slug);
    expect(related.length).toBeGreaterThan(0);
    const lines = related.map(({ name, path, why }) => `- [${name}](http://localhost:3000${path}): ${why}`);
    expect(text).toContain(
      `## ${relatedHeading('name' in page ? page.name : page.title)}\n\n${lines.join('\n')}\n`,
    );
  });

  it.each(services)('$path ends what each side brings to a step before the next begins', ({ path }) => {
    expect(pageMarkdown(path)).not.toMatch(/From you: [^.\n]*(?:From us|\n)/);
  });

  it('says what the parts of an item are, as the page does', () => {
    const text = pageMarkdown('/services/lead-capture-crm');
    for (const label of ['Business impact', 'Use case', 'Outcome']) expect(text).toContain(`**${label}**: `);
    expect(pageMarkdown('/services/ai-email-outreach')).toContain(
      '| Share of messages | Industry | Our clients |\n| --- | --- | --- |\n| Delivery (higher is better) |',
    );
  });

  it('says of the agency who runs it, once that is said, and where each guarantee has its conditions', () => {
    const operator = {
      legalName: 'Polaris LLC',
      place: null,
      people: [{ name: 'Robin Vega', role: 'builds the agents' }],
    };
    expect(operatorMarkdown({ ...site, name: 'Polaris', operator })).toEqual([
      '## Who we are',
      'Polaris is run by Polaris LLC.',
      '- **Robin Vega**, builds the agents',
    ]);
    expect(operatorMarkdown({ ...site, operator: { legalName: null, place: null, people: [] } })).toEqual([]);
    const text = pageMarkdown('/about');
    expect(text).toContain('(http://localhost:3000/terms-of-service#guarantees)');
    expect(text).toContain(about.colophon.title);
  });

  it.each([...services, ...workflows])('$path counts the steps that it has from one', ({ path }) => {
    const counted = [...pageMarkdown(path).matchAll(/^(-?\d+)\. /gm)].map(([, number]) => Number(number));
    expect(counted.filter((number, at) => number !== 1 && number !== (counted[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it.each(workflows)('$path says what it costs, once an operator has set it', ({ path, slug }) => {
    const price = workflowPrices[slug];
    const row = workflowCopy.deliverables.find((each) => 'isPrice' in each);
    expect(row).toBeDefined();
    expect(pageMarkdown(path)).toContain(
      `**${row?.term}**: ${price === null ? row?.fact : priceText(price)}\n`,
    );
  });

  it.each(workflows)('$path says that a purchase is not refunded, and where there is help', ({ path }) => {
    const text = pageMarkdown(path);
    expect(text).toContain(
      '**Refunds**: None unless agreed ([Terms of Service](http://localhost:3000/terms-of-service#payments-and-subscriptions))',
    );
    expect(text).toContain(
      '## Need Implementation Help?\n\nBooking an expert is coming soon. Until then: [Book a call](http://localhost:3000/contact).',
    );
  });
});

it('lists each page that may be shown once', () => {
  const text = llmsText();
  const missing = indexedPages.filter(
    ({ name, description }) => !text.includes(`[${name}](`) || !text.includes(`): ${description}`),
  );
  expect(missing).toEqual([]);
  expect(text.match(/^- \[/gm)).toHaveLength(indexedPages.length);
  const asPages = markdownPages.filter(({ path }) => !text.includes(`](http://localhost:3000${path}.md): `));
  expect(asPages).toEqual([]);
});
