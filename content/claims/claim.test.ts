import { describe, expect, it } from 'vitest';
import { allTexts } from '@/tests/fixtures/page-texts';
import { type ClaimRow, evidenceNotes } from './claim';

const claim = (figure: string, more: Partial<ClaimRow> = {}): ClaimRow =>
  ({
    group: 'C09',
    text: `${figure} saved`,
    figure,
    label: 'saved',
    pages: ['/'],
    severity: 'high',
    proof: 'Records.',
    isMeasured: true,
    ...more,
  }) as ClaimRow;
const proven = claim('90%', {
  status: 'substantiated',
  evidence: {
    what: 'tasks of 40 clients',
    period: 'January to June 2026',
    published: 'https://figures.test/tasks',
  },
});
const plan = claim('5 weeks', { isMeasured: undefined });

describe('beside a result stands', () => {
  it('that nothing is published of it, while its row has no evidence', () => {
    expect(evidenceNotes([claim('312%')])).toEqual([
      { text: 'Our own figure. We have not published the data behind it, so do not count on it.' },
    ]);
  });

  it('the same of several at once', () => {
    expect(evidenceNotes([claim('312%'), claim('40 hrs')])).toEqual([
      { text: 'Our own figures. We have not published the data behind them, so do not count on them.' },
    ]);
  });

  it('which figures are meant, where others stand among them', () => {
    expect(evidenceNotes([plan, claim('312%'), claim('85%'), claim('40 hrs')])[0]?.text).toMatch(
      /^312%, 85% and 40 hrs are our own figures\. /,
    );
    expect(evidenceNotes([plan, claim('312%')])[0]?.text).toMatch(/^312% is our own figure\. /);
  });

  it('no more than a mark, once the page has said what it means', () => {
    expect(evidenceNotes([claim('312%')], true)).toEqual([
      { text: 'Our own figure, without published data.' },
    ]);
    expect(evidenceNotes([plan, claim('85%'), claim('40 hrs')], true)).toEqual([
      { text: '85% and 40 hrs are our own figures, without published data.' },
    ]);
    expect(evidenceNotes([proven], true)).toEqual(evidenceNotes([proven]));
  });

  it('what was counted and the way to it, once its row has evidence', () => {
    expect(evidenceNotes([proven])).toEqual([
      {
        text: '90%: tasks of 40 clients, January to June 2026.',
        link: { label: 'Read the data behind 90%', href: 'https://figures.test/tasks' },
      },
    ]);
  });

  it('of a rank that it is our own, or what it was counted from', () => {
    const rank = claim('', { figure: undefined, text: 'Most Popular Service', isMeasured: 'rank' });
    expect(evidenceNotes([rank])).toEqual([{ text: 'Our own ranking, without published data.' }]);
    const { status, evidence } = proven;
    expect(evidenceNotes([{ ...rank, status, evidence } as ClaimRow])).toEqual([
      {
        text: 'Most Popular Service: tasks of 40 clients, January to June 2026.',
        link: { label: 'Read the data behind Most Popular Service', href: 'https://figures.test/tasks' },
      },
    ]);
  });

  it('nothing, where nothing was counted', () => {
    expect(evidenceNotes([plan])).toEqual([]);
  });
});

/** Sentences that send a reader to evidence: only a note may, and only from a row that holds some. */
const pointers = [
  /\bsample behind\b/i,
  /how (?:they|these|the[a-z ]*figures) were reached/i,
  /\bask\b[^.]*\b(?:which (?:clients|months|calls|inquiries)|how many clients|measured (?:on|against)|who judged|for the logs)/i,
  /\bclients?\b[^.]*\bstand behind\b/i,
  /\bour own count\b/i,
];

it.each(pointers)('no copy claims evidence by itself: %s', (pattern) => {
  expect(allTexts.filter(({ text }) => pattern.test(text))).toEqual([]);
});
