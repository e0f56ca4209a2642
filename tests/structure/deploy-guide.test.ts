import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/deploy.md', 'utf8');

/** The lines of the guide's blocks for a crontab. */
const cronLines = [...guide.matchAll(/^```cron\n(.*?)^```/gms)].flatMap(([, block = '']) =>
  block.trimEnd().split('\n'),
);

it('each backup of the guide, that of a server and that of an image, has a line for cron', () => {
  expect(cronLines.map((line) => line.includes('docker compose'))).toEqual([false, true]);
  for (const line of cronLines) expect(line).toContain('scripts/run.mjs backup ');
});

// Cron begins at home, where neither the site nor compose.yaml is.
it.each(cronLines)('cron takes a line whole, and begins it in the folder of the site: %s', (line) => {
  expect(line).toMatch(/^(\S+ ){5}cd \/srv\/site && /);
  // Cron ends a command at the first % without a backslash, and gives it the rest as its input.
  expect(line).not.toMatch(/(?<!\\)%/);
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What npm runs by itself, without a database. */
const withoutDoor = ['sbom'];

// With `node --env-file=…` before it each is typed with the name that npm has (scripts/run.mjs).
it('each command of the guide is one that npm and the door of the commands know', () => {
  const names = [...new Set([...guide.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name))];
  expect(names).toContain('deliver-leads');
  for (const name of names.filter((one) => !withoutDoor.includes(one)))
    expect(scripts[name], name).toMatch(/scripts\/run\.mjs \S+$/);
});
