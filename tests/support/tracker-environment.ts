import { vi } from 'vitest';
import type { Batch } from '@/lib/analytics/batch';
import { createFailureWarnings } from '@/lib/analytics/tracker/load-tracker';
import { createSession } from '@/lib/analytics/tracker/session';
import type { TrackerEnvironment } from '@/lib/analytics/tracker/tracker';
import { addToOutbox, discardFromOutbox } from '@/lib/browser/outbox';
import { deliverOutbox } from '@/lib/browser/outbox-delivery';
import { eventsEndpoint } from '@/lib/paths';

/** One request of the tracker: its content, and when it was sent, in milliseconds since the document was opened. */
type Sent = { after: number; batch: Batch };

/** `takes` is in milliseconds. */
type Answer = { status: number; retryAfter?: number; takes?: number };

/**
 * A browser for a tracker, with its own clock, document and network; the outbox is the real one, in the page's memory.
 * Call it after `vi.useFakeTimers()`, and `close` at the end.
 * @param answers the server's answers to one request after the other; 204 when there are no more
 */
export function fakeBrowser(answers: Answer[] = []) {
  const openedAt = Date.now();
  const elapsed = () => Date.now() - openedAt;
  const sent: Sent[] = [];
  const warnings: string[] = [];
  const target = new EventTarget();
  const document = {
    title: 'Home',
    referrer: '',
    visibilityState: 'visible' as DocumentVisibilityState,
    documentElement: { scrollHeight: 4000 },
  };
  const window = {
    innerWidth: 1440,
    innerHeight: 800,
    scrollY: 0,
    screen: { width: 1440, height: 900 },
    navigator: { webdriver: false },
    addEventListener: (name: string, listener: (event: Event) => void) =>
      target.addEventListener(name, listener),
  };

  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push({ after: elapsed(), batch: JSON.parse(body) });
    const { status, retryAfter, takes } = answers.shift() ?? { status: 204 };
    if (takes) await new Promise((resolve) => setTimeout(resolve, takes));
    const headers = retryAfter === undefined ? undefined : { 'retry-after': `${retryAfter}` };
    return new Response(null, { status, headers });
  });

  const environment: TrackerEnvironment = {
    now: Date.now,
    performance: { now: elapsed },
    opened: new URL('https://site.example/'),
    openedTitle: document.title,
    document,
    window,
    session: createSession(() => openedAt, Date.now),
    store: addToOutbox,
    send: deliverOutbox,
    sendAtOnce: (path) => void deliverOutbox(path),
    whenIdle: () => {},
    warnings: createFailureWarnings((message, code) => warnings.push(`${message} ${code}`)),
  };

  return {
    environment,
    document,
    window,
    sent,
    warnings,
    dispatch: (name: string) => target.dispatchEvent(new Event(name)),
    /** Shows or hides the tab. */
    turn(visibility: DocumentVisibilityState) {
      document.visibilityState = visibility;
      target.dispatchEvent(new Event('visibilitychange'));
    },
    /** The events sent so far by session, in their order, each only as it was last sent. */
    sessions() {
      const found = new Map<string, Map<string, Batch['sessions'][number]['events'][number]>>();
      for (const { id, events } of sent.flatMap(({ batch }) => batch.sessions)) {
        const known = found.get(id) ?? new Map();
        for (const event of events) known.set(event.id, event);
        found.set(id, known);
      }
      return [...found.values()].map((events) => [...events.values()].sort((a, b) => a.seq - b.seq));
    },
    close() {
      discardFromOutbox(eventsEndpoint);
      chance.mockRestore();
      vi.unstubAllGlobals();
    },
  };
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;
