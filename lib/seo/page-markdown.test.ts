import { describe, expect, it } from 'vitest';
import { indexedPages, markdownPages } from '@/content/pages';
import { integratedOffer, services } from '@/content/services';
import { statisticsOf } from '@/content/statistics';
import { llmsText, pageMarkdown } from './page-markdown';

describe('the Markdown twin of a page', () => {
  it.each(markdownPages)('$path has its words, its headings in order, and its address', ({ path }) => {
    const text = pageMarkdown(path);
    const levels = [...text.matchAll(/^(#+) \S/gm)].map(([, marks = '']) => marks.length);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(text).not.toMatch(/undefined|\[object|\n{3}/);
    expect(text).toContain(`Source: http://localhost:3000${path}\n`);
    expect(text.split(/\s+/).length).toBeGreaterThan(150);
  });

  it.each([...services, integratedOffer])('$path names the source of every figure', ({ path, slug }) => {
    const text = pageMarkdown(path);
    expect(statisticsOf(slug).filter(({ url }) => !text.includes(`](${url})`))).toEqual([]);
  });

  it.each([...services, integratedOffer])('$path answers every question', ({ path, sections }) => {
    const text = pageMarkdown(path);
    const items = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
    expect(items.filter(({ answer }) => !text.includes(answer))).toEqual([]);
  });
});

it('lists each page that may be shown once', () => {
  const text = llmsText();
  const missing = indexedPages.filter(
    ({ name, description }) => !text.includes(`[${name}](`) || !text.includes(`): ${description}`),
  );
  expect(missing).toEqual([]);
  expect(text.match(/^- \[/gm)).toHaveLength(indexedPages.length);
});
