import type { Browser } from '@playwright/test';
import { isSameThread, type Moment, momentsOf, sharedTime, type TraceEvent } from './cpu-profile';
import { phone, settled, slowDown } from './page-load';

/** Milliseconds after which a task delays whoever presses something meanwhile. */
const LONG_MS = 50;

/** What the browser does itself, by its names in a trace. */
const browserWork: Record<string, string> = {
  ParseHTML: 'HTML',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
  MinorGC: 'memory',
  MajorGC: 'memory',
  'v8.compile': 'compiling',
};

/** A task in which nothing else could be answered; milliseconds of processor time. */
export type LongTask = {
  took: number;
  /** What it went into, longest first: scripts by their address, and what the browser did itself. */
  parts: { what: string; took: number }[];
};

/** Where scripts run in the midst of what the browser does. */
const scriptWork = ['EvaluateScript', 'FunctionCall', 'EventDispatch', 'TimerFire', 'FireAnimationFrame'];

type Span = TraceEvent & { end: number };
const spanOf = (event: TraceEvent): Span => ({ ...event, end: event.ts + (event.dur ?? 0) });

/** The script that ran, or that had called what ran. */
const scriptOf = ({ stack }: Moment) => stack.find(({ url }) => url)?.url;

function partsOf(task: Span, work: readonly Span[], moments: readonly Moment[]): LongTask['parts'] {
  const share = (task.tdur ?? task.dur ?? 0) / (task.dur || 1) / 1000;
  const parts = new Map<string, number>();
  for (const moment of moments) {
    const time = sharedTime(moment, task);
    if (time <= 0) continue;
    // Sorted by when they begin: the last around a moment is the innermost.
    const innermost = work.findLast(({ ts, end }) => ts <= moment.from && end > moment.from);
    const what = browserWork[innermost?.name ?? ''] ?? scriptOf(moment) ?? 'other';
    parts.set(what, (parts.get(what) ?? 0) + time * share);
  }
  return [...parts]
    .map(([what, took]) => ({ what, took }))
    .toSorted((first, second) => second.took - first.took);
}

/** The long tasks of a page's own thread, in their order. */
export function longTasks(events: readonly TraceEvent[]): LongTask[] {
  const spans = events.filter(({ ph }) => ph === 'X').map(spanOf);
  return events
    .filter(({ name }) => name === 'Profile')
    .flatMap((profile) => {
      const moments = momentsOf(profile, events);
      const ofThread = spans.filter((span) => isSameThread(span, profile)).toSorted((a, b) => a.ts - b.ts);
      const work = ofThread.filter(({ name }) => name in browserWork || scriptWork.includes(name));
      return ofThread
        .filter(({ name, dur = 0, tdur = dur }) => name === 'RunTask' && tdur > LONG_MS * 1000)
        .map((task) => ({
          took: (task.tdur ?? task.dur ?? 0) / 1000,
          parts: partsOf(
            task,
            work.filter(({ ts, end }) => ts < task.end && end > task.ts),
            moments,
          ),
        }));
    });
}

const traced = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.cpu_profiler',
];

/** Loads a page as a slow phone does, touching nothing. */
export async function loadSlowly(browser: Browser, address: string): Promise<LongTask[]> {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await browser.startTracing(page, { categories: traced });
    await settled(page, address);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return longTasks(traceEvents);
  } finally {
    await context.close();
  }
}

/** Of some loads of a page the one in the middle, by all that its long tasks took. */
export function typicalLoad(loads: readonly LongTask[][]): LongTask[] {
  const total = (load: readonly LongTask[]) => load.reduce((sum, { took }) => sum + took, 0);
  const sorted = loads.toSorted((first, second) => total(first) - total(second));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? [];
}
