import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sources, styleSheets } from './sources';

const classNames = sources('app', 'components').flatMap(({ file, text }) =>
  text.split(/[\s"'`]+/).map((name) => ({ file, name })),
);
const theme = readFileSync(path.join(root, 'app/globals.css'), 'utf8');

/** The values of one kind of token in the theme, by name: `2xl` is 80rem. */
const tokens = (kind: string) =>
  new Map(
    [...theme.matchAll(new RegExp(`--${kind}-(\\w[\\w-]*?): ([^;]+);`, 'g'))].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );

/** Class names that match, with their files, unless they are among those let through. */
const found = (pattern: RegExp) =>
  classNames.filter(({ name }) => pattern.test(name)).map(({ file, name }) => `${file}: ${name}`);

/** The widths at which a query of this kind changes something. */
const widthsIn = (files: ReturnType<typeof sources>, query: RegExp) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(query)].flatMap(([asked]) =>
      [...asked.matchAll(/[\d.]+[a-z]+/g)].map(([width]) => ({ file, width })),
    ),
  );

// The scale is what makes pages look like one site: a size written where it is used is a step nobody can find, and the
// next one beside it differs by a pixel. `em` is no step: a sign is sized by the words it stands in.
it('words and numbers take their size from the scale', () => {
  expect(found(/(^|:)text-\[(?![\d.]+em\])/)).toEqual([]);
});

it('every step of the scale is used', () => {
  const used = new Set(classNames.map(({ name }) => name.replace(/^.*:/, '')));
  const steps = [...tokens('text').keys()].filter((name) => !name.includes('--'));
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter((step) => !used.has(`text-${step}`))).toEqual([]);
});

// Two that nearly agree leave a width at which half of a page has changed.
it('layouts change at the breakpoints of the theme', () => {
  expect(found(/(^|:)(min|max)-\[[^\]]+\]:/)).toEqual([]);
  const widths = [
    ...widthsIn(styleSheets('app', 'components'), /@media[^{]*\bwidth\b[^{]*/g),
    ...widthsIn(sources('app', 'components', 'lib'), /\(m(?:in|ax)-width:[^)]*/g),
  ];
  expect(widths.length).toBeGreaterThan(40);
  const breakpoints = new Set(tokens('breakpoint').values());
  expect(widths.filter(({ width }) => !breakpoints.has(width))).toEqual([]);
});

// `text-` names sizes and colors: of one name for both Tailwind takes the color, and the size is lost in silence.
it('no step is named like a color', () => {
  const colors = tokens('color');
  expect(colors.size).toBeGreaterThan(20);
  expect([...tokens('text').keys()].filter((step) => colors.has(step))).toEqual([]);
});
