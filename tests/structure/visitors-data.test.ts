import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from './sources';

const guides = readdirSync('docs', { encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

const texts = ['README.md', ...guides]
  .map((file) => readFileSync(file, 'utf8'))
  .concat(sources('scripts').flatMap(({ file, text }) => (file.endsWith('.test.ts') ? [] : [text])));

/** Files that an example has a command write, behind `--out` or as its output; FILE is no example. */
const written = texts.flatMap((text) =>
  [...text.matchAll(/(?:--out|npm run [^`\n]* >) ([\w/-]*\.[\w./-]+)/g)].map(([, name = '']) => name),
);

it('what an example writes of visitors lies in .data, or outside the folder of the site', () => {
  expect(written).toEqual(expect.arrayContaining(['.data/leads.csv', '.data/copy.jsonl']));
  expect(written.filter((name) => !/^(?:\.data)?\//.test(name))).toEqual([]);
});

// Whoever writes it elsewhere in the folder all the same: an image takes the whole folder, and `git add .` too.
it.each([
  ['.gitignore', ['.data/', '/*.csv', '/*.jsonl', '/*.html', '/*.backup.gz', '*.part']],
  ['.dockerignore', ['.data', '*.csv', '*.jsonl', '*.html', '*.backup.gz', '**/*.part']],
])('%s leaves out what commands write of visitors', (file, patterns) => {
  expect(readFileSync(file, 'utf8').split('\n')).toEqual(expect.arrayContaining(patterns));
});

// The site also reads `.env.production` and the like (scripts/site/environment.ts), where an address has its password.
it.each(['.gitignore', '.dockerignore'])('%s leaves out each file of variables but the example', (file) => {
  const ofVariables = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('.env'));
  expect(ofVariables).toEqual(['.env', '.env.*', '!.env.example']);
});
