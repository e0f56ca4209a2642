import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { operatorSentence, site } from '@/content/site';
import type { LegalDocument } from './legal';
import { privacy } from './privacy';
import { terms } from './terms';

/** What a document says, in short; what an operator has entered about itself is no part of it. */
function printOf({ sections }: LegalDocument): string {
  const said = JSON.stringify(sections)
    .replace(`,${JSON.stringify(operatorSentence())}`, '')
    .replaceAll(site.name, '')
    .replaceAll(site.legalContact.email, '');
  return createHash('sha256').update(said).digest('hex').slice(0, 12);
}

/** Whoever changes a text sets its `lastChanged`, and here the same day with the print that the test names. */
it.each([
  { document: privacy, day: '2026-11-28', print: 'ae8b05d6a3e8' },
  { document: terms, day: '2026-11-29', print: '82527e33544b' },
])('the day on $document.title is that of its text', ({ document, day, print }) => {
  expect({ day: document.lastChanged, print: printOf(document) }).toEqual({ day, print });
});
