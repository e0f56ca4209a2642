import { describe, expect, test } from 'vitest';
import { constellations, type Figure } from '@/content/constellations';
import { servicePageSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import { chartFramePath, graticulePath, starField } from './chart-background';
import { chartStyles, figureClearance, figureLinkPaths } from './chart-layout';

const figures = Object.entries(constellations);

test('there is a figure for each service and each workflow', () => {
  expect(Object.keys(constellations).sort()).toEqual([...servicePageSlugs, ...workflowSlugs].sort());
});

describe.each(figures)('%s', (_slug, figure: Figure) => {
  test('has one lead star, and links that join stars it has', () => {
    expect(figure.points.filter(([, , magnitude]) => magnitude === 1)).toHaveLength(1);
    expect(figure.links.flat().every((star) => star in figure.points)).toBe(true);
  });

  test('loses no line on a card or a hero plate', () => {
    const lines = figure.links.reduce((sum, run) => sum + run.length - 1, 0);
    expect(figureLinkPaths(figure, chartStyles.card)).toHaveLength(lines);
    expect(figureLinkPaths(figure, chartStyles.hero)).toHaveLength(lines);
  });

  test.each([chartStyles.card, chartStyles.hero])(
    'keeps its background stars away from its own and its lines',
    (style) => {
      const { small, large } = starField(figure, style);
      const { ofLines, ofStars } = figureClearance(figure, style);
      expect(small.length + large.length).toBe(style.field.count);
      expect(Math.min(...[...small, ...large].map(ofStars))).toBeGreaterThanOrEqual(2.4);
      expect(Math.min(...[...small, ...large].map(ofLines))).toBeGreaterThanOrEqual(1.6);
    },
  );
});

test('the same figure has the same background in every build', () => {
  const figure = constellations['ai-agents'];
  expect(starField(figure, chartStyles.card)).toEqual(starField(figure, chartStyles.card));
});

test('the frame is graduated every 2.5 units on four edges, and the graticule crosses itself', () => {
  expect(chartFramePath().match(/M/g)).toHaveLength(2 + 41 * 4);
  expect(graticulePath().match(/M/g)).toHaveLength(5 + 9);
});
