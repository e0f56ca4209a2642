import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { constellations } from '@/content/constellations';
import { pages } from '@/content/pages';
import { figureSheet } from './figure-sheet';
import { StarChart } from './star-chart';

const figure = constellations['ai-phone-callers'];

test('a plate without a label is decoration, with one it is an image', () => {
  expect(renderToStaticMarkup(<StarChart figure={figure} size="card" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<StarChart figure={figure} size="card" label={figure.means} />)).toContain(
    'role="img" aria-label="a voice as a wave"',
  );
});

test.each([
  [0, 0],
  [0.5, 4],
  [1, 8],
])('traced %d of the way draws %d of eight links', (traced, drawn) => {
  const markup = renderToStaticMarkup(<StarChart figure={figure} size="hero" traced={traced} />);
  expect(markup.match(/data-drawn/g) ?? []).toHaveLength(drawn);
});

const products = pages.filter(({ kind }) => kind === 'service' || kind === 'workflow');

test.each(products)('shows the figure of $path from a sheet that has it', ({ figure }) => {
  for (const size of ['icon', 'card'] as const) {
    const html = renderToStaticMarkup(<StarChart figure={figure} size={size} />);
    const [, id] = /href="\/figures\/\w+\.svg#([^"]+)"/.exec(html) ?? [];
    expect(figureSheet(size)).toContain(`<g id="${id}"`);
  }
});
