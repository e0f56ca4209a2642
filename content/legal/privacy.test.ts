import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { retentionMonths } from '@/content/analytics';
import { failureTexts } from '@/content/assessments/failures';
import { countInWords } from '@/content/counts';
import { type LeadChannel, leadChannels } from '@/content/leads';
import { entryLifetime, entryLimit, sizeLimit } from '@/lib/browser/outbox';
import { positionsKeptFor } from '@/lib/browser/scroll-restoration';
import { privacy, privacyPolicy } from './privacy';

const recipients = (channels: readonly LeadChannel[]) =>
  privacyPolicy(channels)
    .sections.find(({ id }) => id === 'third-parties')
    ?.body.flat() ?? [];

it('names those who pass leads on to staff where there are any, and nobody else', () => {
  expect(privacyPolicy([])).toEqual(privacy);
  for (const channel of leadChannels) {
    const added = recipients([channel]).filter((text) => !recipients([]).includes(text));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/finished assessment or an application/);
  }
  expect(recipients(leadChannels)).toHaveLength(recipients([]).length + leadChannels.length);
});

/** As lib/leads/lead-message.ts has it: the number of the visit is for programs alone. */
it('says of a lead what is sent along with it', () => {
  for (const channel of leadChannels) {
    const said = recipients([channel]).join(' ');
    expect(said).toMatch(/what we recommended\b[^.]*\bpage or campaign/);
    expect(said.includes('what we recommended, the number of your visit')).toBe(channel === 'webhook');
  }
});

it('says of browser storage what the browser keeps', () => {
  const said =
    privacy.sections
      .find(({ id }) => id === 'cookies')
      ?.body.flat()
      .join(' ') ?? '';
  const minutes = positionsKeptFor / 60_000;
  const days = entryLifetime / (24 * 60 * 60 * 1000);
  for (const limit of [
    `for ${minutes} minutes, within the open tab`,
    `dropped after ${days} days`,
    `room for ${entryLimit} entries and ${sizeLimit / 1024}\u00a0KB`,
  ])
    expect(said).toContain(limit);
  // So does the page of whose answers were not taken.
  expect(failureTexts.refused.text).toContain(`for ${countInWords(days)} days`);
});

it('is said of visits in the database too', () => {
  expect(readFileSync('db/reporting/views/sessions.sql', 'utf8').match(/\d+ months/g)).toEqual(
    Array(2).fill(`${retentionMonths.visits} months`),
  );
});

it('is kept by the proxy in front as well: addresses go into no list', () => {
  const said = privacy.sections.flatMap(({ body }) => body.flat()).join(' ');
  expect(said).toContain('Your IP address is not stored.');
  // nginx keeps a list of visitors unless a server says otherwise, Caddy where it is asked for one.
  const servers = readFileSync('deploy/nginx.conf', 'utf8')
    .split(/^server \{/m)
    .slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {2}access_log off;$/m);
  expect(readFileSync('deploy/Caddyfile', 'utf8')).not.toMatch(/^\s*log\b/m);
});
