import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { phone, settled, slowDown } from './page-load';

type ProfileNode = { id: number; parent?: number; callFrame: { url?: string; functionName?: string } };
type ProfileChunk = { cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }; timeDeltas?: number[] };

/** The part that we read of an event in Chromium's trace format; times are in microseconds. */
export type TraceEvent = {
  name: string;
  ph?: string;
  pid: number;
  tid: number;
  id?: string;
  ts: number;
  dur?: number;
  /** The processor time of the thread itself; the rest of `dur` went to other processes. */
  tdur?: number;
  args?: { data?: ProfileChunk & { startTime?: number } };
};

/** A function on the stack: its name, and the script that contains it, unless it is the browser's own. */
type Frame = ProfileNode['callFrame'];

/** From one sample of the profiler to the next: the stack, with the innermost function first. */
export type Moment = { from: number; to: number; stack: Frame[] };

export const isSameThread = (one: TraceEvent, other: TraceEvent): boolean =>
  one.pid === other.pid && one.tid === other.tid;

/** The microseconds that two spans of time have in common; 0 or less where they do not overlap. */
export const sharedTime = (one: Omit<Moment, 'stack'>, { ts, end }: { ts: number; end: number }): number =>
  Math.min(one.to, end) - Math.max(one.from, ts);

/**
 * What the profiler saw of a thread, in order.
 * @param profile the event with which the profile begins
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

/** Milliseconds after which a task delays a visitor who presses something meanwhile. */
const LONG_MS = 50;

/** The browser's own work, by its names in a trace. */
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

/** A task during which the page could answer nothing else; milliseconds of processor time. */
export type LongTask = {
  took: number;
  /** What the time went into, longest first: scripts by their address, and the browser's own work. */
  parts: { what: string; took: number }[];
};

/** Events in a trace under which scripts run, also inside the browser's own work. */
const scriptWork = ['EvaluateScript', 'FunctionCall', 'EventDispatch', 'TimerFire', 'FireAnimationFrame'];

type Span = TraceEvent & { end: number };
const spanOf = (event: TraceEvent): Span => ({ ...event, end: event.ts + (event.dur ?? 0) });

/** The script that ran, or whose call led to what ran. */
const scriptOf = ({ stack }: Moment) => stack.find(({ url }) => url)?.url;

function partsOf(task: Span, work: readonly Span[], moments: readonly Moment[]): LongTask['parts'] {
  const share = (task.tdur ?? task.dur ?? 0) / (task.dur || 1) / 1000;
  const parts = new Map<string, number>();
  for (const moment of moments) {
    const time = sharedTime(moment, task);
    if (time <= 0) continue;
    // Sorted by their beginning: the last span that contains the moment is the innermost one.
    const innermost = work.findLast(({ ts, end }) => ts <= moment.from && end > moment.from);
    const what = browserWork[innermost?.name ?? ''] ?? scriptOf(moment) ?? 'other';
    parts.set(what, (parts.get(what) ?? 0) + time * share);
  }
  return [...parts]
    .map(([what, took]) => ({ what, took }))
    .toSorted((first, second) => second.took - first.took);
}

/** The long tasks of a page's own thread, in order. */
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

/** Loads a page as a slow phone does, without touching anything. */
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

/** The middle one of several loads of a page, by the total of their long tasks. */
export function typicalLoad(loads: readonly LongTask[][]): LongTask[] {
  const total = (load: readonly LongTask[]) => load.reduce((sum, { took }) => sum + took, 0);
  const sorted = loads.toSorted((first, second) => total(first) - total(second));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? [];
}

/** Words that occur in only one chunk, and what that chunk contains. */
const knownWords: readonly [words: string, what: string][] = [
  ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'react-dom'],
  ['next-router-state-tree', "Next's router"],
  ['auxclick:', 'tracking'],
  ['largest-contentful-paint', 'web-vitals'],
];

const manifest = z.object({ clientModules: z.record(z.string(), z.object({ id: z.number() })) });

/** The components of this project that have code in the browser, by the numbers that Turbopack gave them in this build. */
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

/** What a chunk contains: what it is known for, and otherwise its first components; undefined where it has neither. */
export function describeChunk(text: string, components: ReadonlyMap<string, string>): string | undefined {
  const known = knownWords.filter(([words]) => text.includes(words)).map(([, what]) => what);
  // Turbopack writes the modules of a chunk one after the other, each after its number.
  const numbers = [...text.matchAll(/,(\d+),(?=\(?\w+(?:,\w+)*\)?=>)/g)].map(([, id = '']) => id);
  const held = [...new Set(numbers.flatMap((id) => components.get(id) ?? []))];
  const more = held.length > NAMED ? [`${held.length - NAMED} more`] : [];
  return [...known, ...held.slice(0, NAMED), ...more].join(' + ') || undefined;
}

/** Describes the address of a script in words. */
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
