import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OLDEST_DAYS } from '@/scripts/deliver';

const guide = readFileSync('docs/deploy.md', 'utf8');

/** The lines of the guide's blocks for a crontab. */
const cronLines = [...guide.matchAll(/^```cron\n(.*?)^```/gms)].flatMap(([, block = '']) =>
  block.trimEnd().split('\n'),
);

it('each backup of the guide, that of a server and that of an image, has a line for cron', () => {
  expect(cronLines.map((line) => line.includes('docker compose'))).toEqual([false, false, true]);
  for (const line of cronLines) expect(line).toContain('scripts/run.mjs backup ');
});

// Node ends with 9 where the file of an address is not there, and whoever has the embedded database has no address.
it('the backup of the embedded database has a line that reads no file of an address', () => {
  const ownersFile = cronLines.map((line) => line.includes('--env-file=/etc/site-owner.env'));
  expect(ownersFile).toEqual([true, false, false]);
  expect(guide).not.toMatch(/without one the embedded database/);
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

/** The paragraphs, items and rows of a text that contain these words. */
const placesOf = (text: string, words: string) => text.split('\n').filter((line) => line.includes(words));

it.each(['docs/deploy.md', 'docs/leads.md'])('%s says how far back --since reaches', (file) => {
  const places = placesOf(readFileSync(file, 'utf8'), '-- --since ');
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) {
    expect(place).toContain(`${OLDEST_DAYS} days`);
    expect(place).toContain('npm run export');
    // A day of the past is refused before long.
    expect(place).not.toMatch(/--since \d/);
  }
});

it('whoever forgot DATABASE_URL reads what does not come by itself, and which lines tell of it', () => {
  const [row = ''] = placesOf(guide, '`"database":"unset"`');
  expect(row).toContain('`application_not_stored`');
  expect(row).toContain('`assessment_lost`');
});

it('.env.example says which start builds and migrates: serve does neither', () => {
  const example = readFileSync('.env.example', 'utf8');
  const wordsOf = (name: string) => example.split('\n\n').find((part) => part.includes(`#${name}=`));
  expect(example).not.toMatch(/at (?:each|the next) start/);
  for (const name of ['DATABASE_URL', 'SITE_URL']) expect(wordsOf(name)).toContain('`npm run serve`');
  expect(wordsOf('DATABASE_URL')).toContain('`npm run db:migrate`');
});

it('the way back in README names what serves a database that a newer version has migrated', () => {
  const [wayBack = ''] = placesOf(readFileSync('README.md', 'utf8'), 'Going back');
  const [, refused = ''] = wayBack.split('`npm start` refuses');
  expect(refused).toContain('`npm run serve`');
  expect(refused).toContain('a backup from before');
});

// A pipeline builds the version before in the same way: refused there, nobody could go back (decision 0134).
it('each pipeline that migrates leaves a database that a newer version has migrated as it is', () => {
  const ofPipelines = [guide, readFileSync('README.md', 'utf8')].flatMap((text) =>
    ['build command', 'in the pipeline', 'before each version'].flatMap((words) => placesOf(text, words)),
  );
  expect(ofPipelines).toHaveLength(3);
  for (const place of ofPipelines) {
    const migrations = place.match(/`[^`]*db:migrate[^`]*`/g) ?? [];
    expect(migrations[0]).toMatch(/db:migrate -- --or-newer`$/);
  }
});

// Its documentation: an event is sent again for 24 hours, and after them the next one that fails ends the subscription.
it('whoever refused events of the calendar for a day reads that it has gone silent, and how to ask', () => {
  const rows = placesOf(guide, '`provider_event_not_');
  expect(rows).toHaveLength(2);
  for (const place of rows) expect(place).toMatch(/by Calendly for one .*Calendly may be off: \[leads\.md\]/);
  const [told = ''] = placesOf(readFileSync('docs/leads.md', 'utf8'), '/webhook_subscriptions`');
  for (const words of ['`state`', 'create it again', 'in the calendar alone']) expect(told).toContain(words);
});
