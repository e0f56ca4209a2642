import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fakeBrowser } from '@/tests/support/tracker-environment';
import { createEventQueue } from './event-queue';

beforeEach(() => void vi.useFakeTimers());

let close = () => {};
afterEach(() => {
  close();
  vi.useRealTimers();
});

const second = 1000;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second);

function open(...answers: Parameters<typeof fakeBrowser>) {
  const browser = fakeBrowser(...answers);
  close = browser.close;
  const queue = createEventQueue(browser.environment);
  const facts = { id: uuidv7(), started: Date.now(), screen: '1440x900', viewport: '1440x800' };
  queue.setSession(facts);
  queue.setView({ view: uuidv7(), page: '/', title: 'Home' });
  const record = (count: number) => {
    for (let event = 0; event < count; event++) queue.recordEvent({ type: 'scroll_depth', percent: 10 });
  };
  /** Of each request, when it was sent, in seconds, and how many events it held. */
  const sent = () =>
    browser.sent.map(({ after, batch }) => [after / second, batch.sessions[0]?.events.length]);
  return { queue, facts, record, sent, requests: browser.sent, warnings: browser.warnings };
}

describe('a batch', () => {
  it('leaves 5 seconds after its first event', async () => {
    const { record, sent } = open();
    record(1);
    await pass(4);
    record(8);
    await pass(0.999);
    expect(sent()).toEqual([]);
    await pass(0.001);
    expect(sent()).toEqual([[5, 9]]);
  });

  it('leaves at once with its tenth event', async () => {
    const { record, sent } = open();
    record(10);
    await pass(0);
    expect(sent()).toEqual([[0, 10]]);
    record(1);
    await pass(60);
    expect(sent()).toEqual([
      [0, 10],
      [5, 1],
    ]);
  });

  it('that was begun while another was on its way leaves by itself, where nothing more happens', async () => {
    const { record, sent } = open();
    record(1);
    await vi.advanceTimersByTimeAsync(5 * second - 1);
    vi.advanceTimersByTime(1);
    record(1);
    await pass(60);
    expect(sent().map(([, count]) => count)).toEqual([1, 1]);
  });

  it('ends with its session', async () => {
    const { queue, facts, record, sent } = open();
    record(1);
    queue.setSession({ ...facts, id: uuidv7() });
    record(2);
    await pass(60);
    expect(sent()).toEqual([
      [5, 1],
      [5, 2],
    ]);
  });

  it('numbers the events of a session from 1, and an event recorded again as before', async () => {
    const { queue, facts, requests } = open();
    const mark = queue.recordEvent({ type: 'page_exit', visible: 1 });
    queue.recordJourney({ type: 'journey_start', journey: uuidv7(), assessment: 'backend', total: 3 });
    queue.recordEvent({ type: 'page_exit', visible: 2, ...mark });
    queue.setSession({ ...facts, id: uuidv7() });
    queue.recordEvent({ type: 'session_end' });
    await pass(60);
    const numbers = requests.map(({ batch: { sessions } }) =>
      sessions.flatMap(({ events, journey }) => [...events, ...journey].map(({ seq }) => seq)),
    );
    expect(numbers).toEqual([[1, 1, 2], [1]]);
  });
});

const unavailable = { status: 503 };

describe('a batch that was not taken', () => {
  it.each([408, 429, 500, 503])('for %d is sent again, and stored then', async (status) => {
    const { record, sent, warnings } = open([{ status }]);
    record(1);
    await pass(60);
    expect(sent()).toEqual([
      [5, 1],
      [10, 1],
    ]);
    expect(warnings).toEqual([`Failed to track website event: ${status}`]);
  });

  it.each([400, 401, 403, 404, 413, 415, 422])('for %d is sent no more', async (status) => {
    const { record, sent } = open([{ status }]);
    record(1);
    await pass(3600);
    expect(sent()).toEqual([[5, 1]]);
  });

  it('is tried after 5, 10, 20, 40 and 60 s, and then not before the network returns', async () => {
    const { queue, record, sent, warnings } = open(Array(6).fill(unavailable));
    record(1);
    await pass(3600);
    expect(sent().map(([after]) => after)).toEqual([5, 10, 20, 40, 80, 140]);
    expect(warnings).toEqual(['Failed to track website event: 503']);
    queue.retry();
    await pass(1);
    expect(sent()).toHaveLength(7);
    record(1);
    await pass(60);
    expect(sent().at(-1)).toEqual([3606, 1]);
  });

  it.each<[what: string, begin: (queue: ReturnType<typeof open>['queue']) => void]>([
    ['another page has opened', (queue) => queue.setView({ view: uuidv7(), page: '/about', title: 'About' })],
    ['the tab was hidden', (queue) => queue.deliverNow()],
  ])('and was given up is followed by what happens once %s', async (_, begin) => {
    const { queue, record, sent } = open(Array(6).fill(unavailable));
    record(1);
    await pass(3600);
    begin(queue);
    record(1);
    await pass(60);
    expect(sent().at(-1)).toEqual([3605, 1]);
    record(1);
    await pass(60);
    expect(sent().at(-1)).toEqual([3665, 1]);
  });

  it('waits up to half as long again by chance, so that browsers do not come back together', async () => {
    const { record, sent } = open(Array(3).fill(unavailable));
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    record(1);
    await pass(3600);
    expect(sent().map(([after]) => after)).toEqual([5, 11.25, 23.75, 48.75]);
  });

  it('waits as long as the server asks, and ten more events do not hurry it', async () => {
    const { record, sent } = open([{ status: 429, retryAfter: 30 }]);
    record(1);
    await pass(5);
    record(12);
    await pass(29.999);
    expect(sent()).toEqual([[5, 1]]);
    await pass(0.001);
    expect(sent()).toEqual([
      [5, 1],
      [35, 1],
      [35, 12],
    ]);
  });

  it('waits no less because another page opens', async () => {
    const { queue, record, sent } = open([{ status: 429, retryAfter: 30 }]);
    record(1);
    await pass(5);
    queue.setView({ view: uuidv7(), page: '/about', title: 'About' });
    record(12);
    await pass(29);
    expect(sent()).toEqual([[5, 1]]);
  });

  it('waits as long for what happened while it was under way', async () => {
    const { record, sent } = open([{ status: 503, retryAfter: 30, takes: 2 * second }]);
    record(1);
    await pass(6);
    record(1);
    await pass(31);
    expect(sent()).toEqual([
      [5, 1],
      [37, 1],
      [37, 1],
    ]);
  });
});

test('everything goes at once when the page may be gone', async () => {
  const { queue, record, sent } = open();
  record(3);
  queue.deliverNow();
  await pass(0);
  expect(sent()).toEqual([[0, 3]]);
});
