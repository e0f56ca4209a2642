import { describe, expect, it } from 'vitest';
import { sources, valueImports } from './sources';

/** House rule: imports point one way. What each folder may import from the project, besides itself. */
const mayImport: Record<string, RegExp[]> = {
  app: [/^(app|components|content|lib)\//],
  components: [
    /^(components|content)\//,
    /^lib\/paths$/,
    /^lib\/(.+\/)?browser\//,
    /^lib\/analytics\/tracker\//,
  ],
  content: [/^content\//, /^lib\/paths$/],
  lib: [/^(lib|content)\//, /^db\/queries\//],
  // The kinds of events are lib's; the database holds its rows to the same list.
  db: [/^db\//, /^lib\/(env|error-code|log|analytics\/(website|journey)-events)$/, /^content\//],
};

describe.each(Object.keys(mayImport))('%s imports', (folder) => {
  it('only what lies below it', () => {
    const wrong = sources(folder)
      .filter(({ file }) => !file.includes('.test.'))
      .flatMap((source) =>
        valueImports(source)
          .filter((target) => !target.startsWith('package:'))
          .filter((target) => !mayImport[folder]?.some((allowed) => allowed.test(target)))
          .map((target) => `${source.file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });
});

it('only lib/env reads the environment', () => {
  const readers = sources('app', 'components', 'content', 'lib', 'db').filter(({ text }) =>
    text.includes('process.env'),
  );
  expect(readers.map(({ file }) => file)).toEqual(['lib/env.ts']);
});
