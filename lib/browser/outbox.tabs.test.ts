import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventsEndpoint, assessmentsEndpoint as path } from '@/lib/paths';

/** What a browser keeps for all tabs of a site; its keys are its own properties, as in a browser. */
const sharedStorage = (): Storage =>
  Object.defineProperties(Object.create(null), {
    getItem: {
      value(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
    },
    setItem: {
      configurable: true,
      value(this: Record<string, string>, key: string, text: string) {
        this[key] = text;
      },
    },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
  });

/** A tab: its own copy of the modules, over the storage of all. */
async function openTab() {
  vi.resetModules();
  return {
    ...(await import('./outbox')),
    ...(await import('./outbox-delivery')),
    ...(await import('./outbox-waiting')),
  };
}

const post = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
const answer = (status: number) => new Response(null, { status });

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: sharedStorage() });
  vi.stubGlobal('fetch', post);
  post.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const entry = { id: 'a', path, body: '{"of":"one"}' };

it.each([
  { what: 'nothing', value: null },
  { what: 'a list', value: [] },
  { what: 'a text', value: 'an entry' },
  { what: 'an entry whose id is a number', value: { ...entry, id: 1, queuedAt: Date.now() } },
  { what: 'an entry for nowhere', value: { ...entry, path: undefined, queuedAt: Date.now() } },
  { what: 'an entry whose body is no text', value: { ...entry, body: {}, queuedAt: Date.now() } },
  { what: 'an entry of no time', value: entry },
])('$what under the key of an entry is not sent', async ({ value }) => {
  const tab = await openTab();
  tab.addToOutbox(entry);
  const [key = ''] = Object.keys(window.localStorage);
  expect(tab.outboxEntries()).toHaveLength(1);
  window.localStorage.setItem(key, JSON.stringify(value));
  expect(tab.outboxEntries()).toEqual([]);
});

it('what one tab keeps, another delivers, and then neither has it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  post.mockResolvedValue(answer(204));
  one.addToOutbox(entry);
  expect(await other.deliverOutbox(path)).toBeNull();
  expect(await one.deliverOutbox(path)).toBeNull();
  expect(post).toHaveBeenCalledTimes(1);
  expect(one.outboxEntries()).toEqual([]);
});

it('what is refused for good is dropped for both', async () => {
  const [one, other] = [await openTab(), await openTab()];
  post.mockResolvedValue(answer(400));
  one.addToOutbox(entry);
  const problems: unknown[] = [];
  expect(await other.deliverOutbox(path, (_, problem) => problems.push(problem))).toBeNull();
  expect(problems).toMatchObject([{ isFinal: true, code: 400 }]);
  expect(one.outboxEntries()).toEqual([]);
});

it('what may pass is kept for both', async () => {
  const [one, other] = [await openTab(), await openTab()];
  post.mockResolvedValueOnce(answer(503));
  one.addToOutbox(entry);
  expect(await other.deliverOutbox(path)).toMatchObject({ code: 503 });
  expect(one.outboxEntries()).toMatchObject([entry]);
});

it('what its tab has added to while another sent it is kept, and sent again', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const grown = { ...entry, body: '{"of":"two"}' };
  post.mockImplementationOnce(async () => {
    one.addToOutbox(grown);
    return answer(204);
  });
  one.addToOutbox(entry);
  await other.deliverOutbox(path);
  expect(other.outboxEntries()).toMatchObject([grown]);
});

it('two tabs that add at once keep both entries', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.addToOutbox(entry);
  other.addToOutbox({ ...entry, id: 'b' });
  expect(one.outboxEntries().map(({ id }) => id)).toEqual(['a', 'b']);
  one.removeFromOutbox('a');
  expect(other.outboxEntries().map(({ id }) => id)).toEqual(['b']);
});

it('entries are sent in the order in which they were made, wherever a browser lists them', async () => {
  const { addToOutbox, deliverOutbox } = await openTab();
  post.mockImplementation(async () => answer(204));
  for (const id of ['b', 'a']) addToOutbox({ id, path, body: id });
  await deliverOutbox(path);
  expect(post.mock.calls.map(([, { body }]) => body)).toEqual(['a', 'b']);
});

it('a page that is asked again while it sends does not send the same twice, and the request may outlive it', async () => {
  const { addToOutbox, deliverOutbox } = await openTab();
  post.mockImplementation(async () => answer(204));
  addToOutbox(entry);
  await Promise.all([deliverOutbox(path), deliverOutbox(path)]);
  const init = { keepalive: true, signal: expect.any(AbortSignal) };
  expect(post).toHaveBeenCalledExactlyOnceWith(path, expect.objectContaining(init));
});

it('one entry too many takes the place of the oldest', async () => {
  const { addToOutbox, entryLimit, outboxEntries } = await openTab();
  for (let index = 0; index <= entryLimit; index += 1) addToOutbox({ ...entry, id: `id ${index + 10}` });
  const ids = outboxEntries().map(({ id }) => id);
  expect([ids.length, ids[0]]).toEqual([entryLimit, 'id 11']);
});

it('what waits for another address stays when one is emptied', async () => {
  const { addToOutbox, discardFromOutbox, outboxEntries } = await openTab();
  addToOutbox(entry);
  addToOutbox({ ...entry, id: 'b', path: eventsEndpoint });
  discardFromOutbox(eventsEndpoint);
  expect(outboxEntries()).toMatchObject([entry]);
});

it('what has grown while the storage was full replaces what lay there, and the other way round', async () => {
  const { addToOutbox, outboxEntries } = await openTab();
  const full = vi.spyOn(window.localStorage, 'setItem');
  const bodies = () => outboxEntries().map(({ body }) => body);
  addToOutbox(entry);
  full.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToOutbox({ ...entry, body: 'grown' });
  expect(bodies()).toEqual(['grown']);
  full.mockRestore();
  addToOutbox({ ...entry, body: 'grown more' });
  expect(bodies()).toEqual(['grown more']);
});

it('what nobody has taken within seven days is sent no more, and is gone from the browser', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { addToOutbox, deliverOutbox, outboxEntries, outboxPrefix } = await openTab();
  const week = 7 * 24 * 60 * 60 * 1000;
  addToOutbox(entry);
  vi.setSystemTime(Date.now() + week - 1);
  expect(outboxEntries()).toMatchObject([entry]);
  vi.setSystemTime(Date.now() + 1);
  await deliverOutbox(path);
  expect(post).not.toHaveBeenCalled();
  expect(window.localStorage.getItem(outboxPrefix + entry.id)).toBeNull();
});
