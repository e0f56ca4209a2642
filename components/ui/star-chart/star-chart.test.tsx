import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { constellations } from '@/content/constellations';
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
