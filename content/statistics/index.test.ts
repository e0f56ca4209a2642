import { describe, expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { servicePages as pages } from '@/content/services';
import type { Service } from '@/content/services/service';
import { sourceLine, statistics, statisticsOf } from './index';

/** Figures that are often quoted and could not be traced, or are out of date. */
const doNotPublish = [
  /\b21x\b|\b100x\b|\b391%|\b78% of customers/,
  /\b(?:42|44|38|36):1\b/,
  /\b75% judge|\b62% of (?:small-business )?calls|\b94% of (?:unidentified )?calls/,
  /\b28% of their (?:week|time)|\b275 (?:interruptions|times)/,
  /\b11% of social messages|\b32% leave|\b50 milliseconds|\b95% of AI pilots/,
];

describe('industry statistics', () => {
  const isQuoting = ({ sections }: Service) => sections.some(({ kind }) => kind === 'statistics');

  it.each(pages.filter(isQuoting))('serve $slug with three or four', ({ slug }) => {
    expect([3, 4]).toContain(statisticsOf(slug).length);
  });

  it.each(pages.filter((page) => !isQuoting(page)))('name no page that shows none: $slug', ({ slug }) => {
    expect(statisticsOf(slug)).toEqual([]);
  });

  it('have ids of their own', () => {
    expect(new Set(statistics.map(({ id }) => id)).size).toBe(statistics.length);
  });

  it.each(statistics)('$id names publisher, year and an https address', (statistic) => {
    expect(sourceLine(statistic)).toContain(statistic.publisher);
    expect(sourceLine(statistic)).toContain(String(statistic.year));
    expect(new URL(statistic.url).protocol).toBe('https:');
  });

  it.each(statistics.filter(({ year }) => year <= 2018))(
    '$id is old, and says so in its text',
    (statistic) => {
      expect(statistic.description).toContain(String(statistic.year));
    },
  );

  it.each(statistics.filter(({ kind }) => kind === 'forecast'))('$id is called a forecast', ({ value }) => {
    expect(value).toContain('forecast');
  });

  it.each(statistics.filter(({ kind }) => kind.startsWith('vendor')))(
    '$id is called what it is',
    (statistic) => {
      expect(sourceLine(statistic)).toContain(`(${statistic.kind})`);
    },
  );

  it.each(doNotPublish)('contain nothing like %s', (pattern) => {
    expect(statistics.filter(({ value, description }) => pattern.test(`${value} ${description}`))).toEqual(
      [],
    );
  });

  it('are never worded as a result of ours', () => {
    const own = new Set(Object.values(claims).map(({ text }) => text));
    expect(
      statistics.filter(({ value, description }) => own.has(value) || /\b(?:we|our|us)\b/.test(description)),
    ).toEqual([]);
  });
});
