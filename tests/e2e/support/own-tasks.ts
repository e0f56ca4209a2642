import type { Browser, Page } from '@playwright/test';

/** Words that stand in the tracker's chunks alone, and in that of web-vitals. */
const ownWords = ['auxclick:', 'form_field_change', 'largest-contentful-paint'];

const categories = ['disabled-by-default-devtools.timeline', 'disabled-by-default-v8.cpu_profiler'];

/** How long the tracker kept the page busy in one task, in milliseconds of processor time. */
export type OwnTask = {
  own: number;
  /** Of these, in the browser's `fetch`: what sending a request costs whoever sends it. */
  fetching: number;
};

type ProfileNode = { id: number; parent?: number; callFrame: { url?: string; functionName?: string } };
type ProfileChunk = { cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }; timeDeltas?: number[] };

/** What is read of an event in Chromium's trace format; times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  id?: string;
  ts: number;
  dur?: number;
  /** Of the thread's own processor time: other processes take the rest. */
  tdur?: number;
  args: { data?: ProfileChunk & { startTime?: number } };
};

/** Measures how long the tracker keeps a page busy at a time, on a processor slowed so many times. */
export async function watchOwnTasks(browser: Browser, page: Page, slowdown: number) {
  const context = page.context();
  const own = new Set<string>();
  context.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (ownWords.some((word) => text.includes(word))) own.add(response.url());
  });
  const slow = async (target: Page) => {
    const session = await context.newCDPSession(target);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  };
  await slow(page);
  context.on('page', (other) => void slow(other).catch(() => undefined));
  await browser.startTracing(undefined, { categories });
  return {
    /** @returns each task in which its own code ran */
    async end(): Promise<OwnTask[]> {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
      return ownTasks(traceEvents, own);
    },
  };
}

function ownTasks(events: TraceEvent[], own: Set<string>): OwnTask[] {
  const tasks = events
    .filter(({ name, dur }) => name === 'RunTask' && dur)
    .map((task) => ({ ...task, end: task.ts + (task.dur ?? 0), own: 0, fetching: 0 }));
  for (const profile of events.filter(({ name }) => name === 'Profile')) {
    const ofThread = tasks.filter(({ pid, tid }) => pid === profile.pid && tid === profile.tid);
    const chunks = events.filter(
      ({ name, pid, id }) => name === 'ProfileChunk' && pid === profile.pid && id === profile.id,
    );
    for (const { from, to, isFetch } of ownSamples(profile.args.data?.startTime ?? 0, chunks, own)) {
      for (const task of ofThread) {
        const shared = Math.max(0, Math.min(to, task.end) - Math.max(from, task.ts));
        task.own += shared;
        if (isFetch) task.fetching += shared;
      }
    }
  }
  return tasks
    .filter(({ own }) => own > 0)
    .map(({ own, fetching, dur = 1, tdur = dur }) => {
      const share = tdur / dur / 1000;
      return { own: own * share, fetching: fetching * share };
    });
}

/** The spans of time in which a function of the tracker was on the stack, as the profiler's samples show it. */
function ownSamples(start: number, chunks: TraceEvent[], own: Set<string>) {
  const nodes = new Map<number, ProfileNode>();
  const isOwn = (id: number | undefined): boolean => {
    const node = id === undefined ? undefined : nodes.get(id);
    return node !== undefined && (own.has(node.callFrame.url ?? '') || isOwn(node.parent));
  };
  const moments: { at: number; own: boolean; isFetch: boolean }[] = [];
  let at = start;
  for (const { args } of chunks.toSorted((first, second) => first.ts - second.ts)) {
    for (const node of args.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    args.data?.cpuProfile?.samples?.forEach((sample, index) => {
      at += args.data?.timeDeltas?.[index] ?? 0;
      moments.push({
        at,
        own: isOwn(sample),
        isFetch: nodes.get(sample)?.callFrame.functionName === 'fetch',
      });
    });
  }
  return moments.flatMap((moment, index) => {
    const next = moments[index + 1];
    return moment.own && next ? [{ from: moment.at, to: next.at, isFetch: moment.isFetch }] : [];
  });
}
