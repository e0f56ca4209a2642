import type { Browser, Page } from '@playwright/test';
import { isSameThread, momentsOf, sharedTime, type TraceEvent } from '@/scripts/perf/long-tasks';

/** Words that stand in the tracker's chunks alone, and in that of web-vitals. */
const ownWords = ['auxclick:', 'form_field_change', 'largest-contentful-paint'];

const categories = ['disabled-by-default-devtools.timeline', 'disabled-by-default-v8.cpu_profiler'];

/** How long the tracker kept the page busy in one task, in milliseconds of processor time. */
export type OwnTask = {
  own: number;
  /** Of these, in the browser's `fetch`: what sending a request costs whoever sends it. */
  fetching: number;
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

/** A function of the tracker on the stack makes a moment its own, whatever it has called. */
function ownTasks(events: TraceEvent[], own: Set<string>): OwnTask[] {
  const tasks = events
    .filter(({ name, dur }) => name === 'RunTask' && dur)
    .map((task) => ({ ...task, end: task.ts + (task.dur ?? 0), own: 0, fetching: 0 }));
  for (const profile of events.filter(({ name }) => name === 'Profile')) {
    const ofThread = tasks.filter((task) => isSameThread(task, profile));
    for (const moment of momentsOf(profile, events)) {
      if (!moment.stack.some(({ url = '' }) => own.has(url))) continue;
      const isFetch = moment.stack[0]?.functionName === 'fetch';
      for (const task of ofThread) {
        const shared = Math.max(0, sharedTime(moment, task));
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
