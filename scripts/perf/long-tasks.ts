import type { Browser } from '@playwright/test';
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

/** What is read of an event in Chromium's trace format; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph?: string;
  pid: number;
  tid: number;
  id?: string;
  ts: number;
  dur?: number;
  /** Of the thread's own processor time: other processes take the rest. */
  tdur?: number;
  args?: { data?: ProfileChunk & { startTime?: number }; name?: string };
};
type ProfileNode = { id: number; parent?: number; callFrame: { url?: string } };
type ProfileChunk = { cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }; timeDeltas?: number[] };

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
const isSameThread = (one: TraceEvent, other: TraceEvent) => one.pid === other.pid && one.tid === other.tid;

type Moment = { ts: number; until: number; script: string | undefined };

/** What the profiler saw of a thread: at each moment the script that ran, or that had called what ran. */
function momentsOf(profile: TraceEvent, events: readonly TraceEvent[]): Moment[] {
  const nodes = new Map<number, ProfileNode>();
  const scriptOf = (id: number | undefined): string | undefined => {
    const node = id === undefined ? undefined : nodes.get(id);
    return node && (node.callFrame.url || scriptOf(node.parent));
  };
  const moments: Moment[] = [];
  let ts = profile.args?.data?.startTime ?? 0;
  const chunks = events.filter(
    ({ name, pid, id }) => name === 'ProfileChunk' && pid === profile.pid && id === profile.id,
  );
  for (const { args } of chunks.toSorted((first, second) => first.ts - second.ts)) {
    for (const node of args?.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    args?.data?.cpuProfile?.samples?.forEach((sample, index) => {
      ts += args.data?.timeDeltas?.[index] ?? 0;
      const last = moments.at(-1);
      if (last) last.until = ts;
      moments.push({ ts, until: ts, script: scriptOf(sample) });
    });
  }
  return moments;
}

function partsOf(task: Span, work: readonly Span[], moments: readonly Moment[]): LongTask['parts'] {
  const share = (task.tdur ?? task.dur ?? 0) / (task.dur || 1) / 1000;
  const parts = new Map<string, number>();
  for (const { ts, until, script } of moments) {
    const time = Math.min(until, task.end) - Math.max(ts, task.ts);
    if (time <= 0) continue;
    // Sorted by when they begin: the last around a moment is the innermost.
    const innermost = work.findLast((span) => span.ts <= ts && span.end > ts);
    const what = browserWork[innermost?.name ?? ''] ?? script ?? 'other';
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
