import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { phone, settled, slowDown } from './page-load';

type ProfileNode = { id: number; parent?: number; callFrame: { url?: string; functionName?: string } };
type ProfileChunk = { cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }; timeDeltas?: number[] };

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
  args?: { data?: ProfileChunk & { startTime?: number } };
};

/** A function on the stack: the script it stands in, if it is not the browser's own, and its name. */
type Frame = ProfileNode['callFrame'];

/** From one sample of the profiler to the next: what was on the stack, the innermost first. */
export type Moment = { from: number; to: number; stack: Frame[] };

export const isSameThread = (one: TraceEvent, other: TraceEvent): boolean =>
  one.pid === other.pid && one.tid === other.tid;

/** The microseconds that two spans of time share; 0 or less where they share none. */
export const sharedTime = (one: Omit<Moment, 'stack'>, { ts, end }: { ts: number; end: number }): number =>
  Math.min(one.to, end) - Math.max(one.from, ts);

/**
 * What the profiler saw of a thread, in its order.
 * @param profile the event that begins it
 */
export function momentsOf(profile: TraceEvent, events: readonly TraceEvent[]): Moment[] {
  const nodes = new Map<number, ProfileNode>();
  const stackOf = (id: number | undefined): Frame[] => {
    const node = id === undefined ? undefined : nodes.get(id);
    return node ? [node.callFrame, ...stackOf(node.parent)] : [];
  };
  const chunks = events.filter(
    ({ name, pid, id }) => name === 'ProfileChunk' && pid === profile.pid && id === profile.id,
  );
  const moments: Moment[] = [];
  let at = profile.args?.data?.startTime ?? 0;
  for (const { args } of chunks.toSorted((first, second) => first.ts - second.ts)) {
    for (const node of args?.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    args?.data?.cpuProfile?.samples?.forEach((sample, index) => {
      at += args.data?.timeDeltas?.[index] ?? 0;
      const last = moments.at(-1);
      if (last) last.to = at;
      moments.push({ from: at, to: at, stack: stackOf(sample) });
    });
  }
  return moments;
}

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

/** Words that stand in one chunk alone, and what it holds. */
const knownWords: readonly [words: string, what: string][] = [
  ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'react-dom'],
  ['next-router-state-tree', "Next's router"],
  ['auxclick:', 'tracking'],
  ['largest-contentful-paint', 'web-vitals'],
];

const manifest = z.object({ clientModules: z.record(z.string(), z.object({ id: z.number() })) });

/** The components of this project that have code in the browser, by the numbers Turbopack gives them in this build. */
function componentsOf(build: string): Map<string, string> {
  const folder = join(build, 'server', 'app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('_client-reference-manifest.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => text.slice(text.indexOf('] = ') + 4).replace(/;?\s*$/, ''))
    .flatMap((json) => Object.entries(manifest.parse(JSON.parse(json)).clientModules));
  const ours = modules.filter(([file]) => !file.includes('/node_modules/'));
  return new Map(ours.map(([file, { id }]) => [String(id), basename(file).replace(/\.tsx?.*$/, '')]));
}

const NAMED = 3;

/** What a chunk holds: what it is known for, else the first components in it; undefined where it has neither. */
export function describeChunk(text: string, components: ReadonlyMap<string, string>): string | undefined {
  const known = knownWords.filter(([words]) => text.includes(words)).map(([, what]) => what);
  // Turbopack writes the modules of a chunk one after the other, each behind its number.
  const numbers = [...text.matchAll(/,(\d+),(?=\(?\w+(?:,\w+)*\)?=>)/g)].map(([, id = '']) => id);
  const held = [...new Set(numbers.flatMap((id) => components.get(id) ?? []))];
  const more = held.length > NAMED ? [`${held.length - NAMED} more`] : [];
  return [...known, ...held.slice(0, NAMED), ...more].join(' + ') || undefined;
}

/** Tells the address of a script in words. */
export function nameChunks(build: string): (address: string) => string {
  const components = componentsOf(build);
  const folder = join(build, 'static', 'chunks');
  const names = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.js')) continue;
    const what = describeChunk(readFileSync(join(folder, file), 'utf8'), components);
    if (what) names.set(file, what);
  }
  return (address) => {
    const file = basename(address);
    return address.includes('/_next/') ? (names.get(file) ?? file) : address;
  };
}
