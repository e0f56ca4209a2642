import { supportAnswers } from '../e2e/support/assessment';
import { type Loss, lossOf, lossTable } from '../e2e/support/loss-table';
import { storedVisits, type Visit } from '../e2e/support/visits';
import type { CountingNetwork } from '../support/counting-network';
import { answer, takeAssessment } from './support/assessment';
import { link } from './support/look';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

// Visits driven to the rows they end in, in real time: no clock of these engines can be stopped. What was lost on the
// way is printed for each engine, and how the last of it was sent.

const losses: Loss[] = [];
const notes: string[] = [];

test.afterAll(({ engine }) => {
  if (losses.length > 0) console.log(`\n${engine}\n${lossTable(losses)}\n${notes.join('\n')}\n`);
});

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Opens a page from outside of the site, and waits until its opening is recorded: it waits in the browser, or is sent. */
async function open({ visitor, network }: { visitor: Visitor; network: CountingNetwork }, path: string) {
  await visitor.open(path);
  const waiting = () =>
    visitor.run(() => Object.values({ ...localStorage }).some((kept) => kept.includes('page_view')));
  await visitor
    .poll('the opening is recorded', async () => network.sent.length > 0 || (await waiting()))
    .toBe(true);
}

const leave = (visitor: Visitor) => visitor.tab.goto('about:blank');

/** Measurements come when they come, and how far a page was scrolled depends on its layout. */
const isIncidental = (type: string) => type === 'web_vital' || type === 'scroll_depth';

const typesOf = ({ events, journey }: Visit) =>
  [...events, ...journey]
    .sort((first, second) => first.sequence_number - second.sequence_number)
    .map(({ event_type }) => event_type)
    .filter((type) => !isIncidental(type));

/** Places in the order of a visit that no stored row has. */
function gaps({ events, journey }: Visit): number {
  const rows = [...events, ...journey];
  return Math.max(0, ...rows.map(({ sequence_number }) => sequence_number)) - rows.length;
}

type Told = {
  name: string;
  /** The kinds of the rows of each session, in their order. */
  expected: string[][];
  visits: () => Promise<Visit[]>;
  network: CountingNetwork;
};

/** Holds what is stored against what happened, and notes what was lost between the two. */
async function expectVisits({ name, expected, visits, network }: Told): Promise<Visit[]> {
  const types = async () => (await visits()).map(typesOf);
  await expect.poll(types, `the rows of ${name}`).toEqual(expected);
  const count = async () => {
    const found = await visits();
    const rows = found.reduce((sum, { events, journey }) => sum + events.length + journey.length, 0);
    const missing = found.reduce((sum, visit) => sum + gaps(visit), 0);
    return lossOf({
      expected: rows + missing,
      sent: network.sent,
      acknowledged: network.acknowledged,
      visits: found,
    });
  };
  // A row is there a moment before its acknowledgment.
  await expect.poll(count, `what was lost of ${name}`).toMatchObject({ lost: 0, duplicated: 0 });
  losses.push({ name, ...(await count()) });
  const beacons = network.ways.filter((way) => way === 'beacon').length;
  notes.push(`${name}: ${network.ways.length - beacons} batches by fetch, ${beacons} by beacon`);
  return visits();
}

test('visit: a bounce', async ({ visitor, stored, network }) => {
  await open({ visitor, network }, '/about');
  await pause(3);
  await leave(visitor);
  const [visit] = await expectVisits({
    name: 'a bounce',
    expected: [['page_view', 'page_exit', 'session_end']],
    visits: () => storedVisits(stored),
    network,
  });
  expect(visit?.session).toMatchObject({ page_views_count: 1, is_bounce: true });
  expect(visit?.session.total_duration_seconds).toBeGreaterThanOrEqual(2);
});

test('visit: two pages', async ({ visitor, stored, network }) => {
  await open({ visitor, network }, '/about');
  await pause(2);
  await visitor.click(link('Book a Call', 'main'));
  await visitor.address().toBe('/contact');
  await pause(2);
  await leave(visitor);
  const [visit] = await expectVisits({
    name: 'two pages',
    expected: [['page_view', 'click', 'page_exit', 'page_view', 'page_exit', 'session_end']],
    visits: () => storedVisits(stored),
    network,
  });
  expect(visit?.session).toMatchObject({ page_views_count: 2, is_bounce: false });
});

test('visit: the tab hidden and back', async ({ visitor, stored, network, engine }) => {
  test.skip(engine !== 'firefox', 'its driver shows no other tab before this one');
  await open({ visitor, network }, '/about');
  await pause(1);
  const another = await visitor.tab.openAnother();
  const visibility = () => visitor.run(() => document.visibilityState);
  await visitor.poll('the tab is hidden', visibility).toBe('hidden');
  await pause(4);
  await another.close();
  await visitor.poll('the tab is seen again', visibility).toBe('visible');
  await pause(1);
  await leave(visitor);
  const [visit] = await expectVisits({
    name: 'the tab hidden and back',
    expected: [['page_view', 'page_exit', 'session_end']],
    visits: () => storedVisits(stored),
    network,
  });
  const seen = visit?.events.find(({ event_type }) => event_type === 'page_exit')?.time_on_page_seconds ?? 0;
  // What was hidden is no time on the page.
  expect((visit?.session.total_duration_seconds ?? 0) - seen).toBeGreaterThanOrEqual(3);
});

test('visit: a reload', async ({ visitor, stored, network }) => {
  await open({ visitor, network }, '/about');
  await pause(2);
  await visitor.reload();
  await visitor.hydrated();
  await pause(4);
  await leave(visitor);
  await expectVisits({
    name: 'a reload',
    expected: [
      ['page_view', 'page_exit', 'session_end'],
      ['page_view', 'page_exit', 'session_end'],
    ],
    visits: () => storedVisits(stored),
    network,
  });
});

test('visit: away and back', async ({ visitor, stored, network }) => {
  await open({ visitor, network }, '/about');
  await pause(2);
  await visitor.run(() => {
    Object.assign(window, { isKept: true });
  });
  // A page of the site that is loaded anew, so that the first one may be kept.
  await visitor.goto('/llms.txt');
  await visitor.back();
  await visitor.address().toBe('/about');
  const isKept = await visitor.run(() => 'isKept' in window);
  await pause(4);
  await leave(visitor);
  notes.push(`away and back: ${isKept ? 'kept by the back-forward cache' : 'loaded anew'}`);
  const once = ['page_view', 'page_exit', 'session_end'];
  await expectVisits({
    name: 'away and back',
    expected: isKept ? [once] : [once, once],
    visits: () => storedVisits(stored),
    network,
  });
});

test('visit: to the checkout, and the tab closed', async ({ visitor, stored, network }) => {
  await open({ visitor, network }, '/workflows/auto-vsl-generator');
  await pause(2);
  await visitor.click(link('Proceed to Purchase'));
  await visitor.poll('a tab with the payment page', () => visitor.tab.opened()).toHaveLength(1);
  await visitor.tab.close();
  await expectVisits({
    name: 'to the checkout',
    expected: [['page_view', 'click', 'page_exit', 'session_end']],
    visits: () => storedVisits(stored),
    network,
  });
});

test('visit: an assessment abandoned, and the tab closed', async ({ visitor, stored, network }) => {
  await open({ visitor, network }, '/backend-form');
  await answer(visitor, supportAnswers, ['q3Answer']);
  await pause(1);
  // The browser goes on for a moment, as one does that has other tabs.
  await visitor.tab.openAnother();
  await pause(1);
  await visitor.tab.close();
  const [visit] = await expectVisits({
    name: 'an assessment abandoned',
    expected: [
      expect.arrayContaining([
        'page_view',
        'journey_start',
        'question_answer',
        'page_exit',
        'session_end',
        'journey_abandon',
      ]) as unknown as string[],
    ],
    visits: () => storedVisits(stored),
    network,
  });
  expect(visit?.journey.at(-1)).toMatchObject({ event_type: 'journey_abandon', question_number: 2 });
});

test('visit: an assessment finished', async ({ visitor, stored, network }) => {
  await open({ visitor, network }, '/backend-form');
  await takeAssessment(visitor, supportAnswers);
  await visitor.address().toBe('/services/ai-agents');
  await pause(2);
  await leave(visitor);
  const [visit] = await expectVisits({
    name: 'an assessment finished',
    expected: [
      expect.arrayContaining([
        'journey_complete',
        'recommendation_action',
        'session_end',
      ]) as unknown as string[],
    ],
    visits: () => storedVisits(stored),
    network,
  });
  expect(visit?.session.page_views_count).toBe(3);
  expect(visit?.journey.map(({ event_type }) => event_type)).toEqual([
    'journey_start',
    'question_view',
    'question_answer',
    'question_view',
    'question_answer',
    'question_view',
    'question_answer',
    'journey_complete',
    'recommendation_action',
  ]);
});
