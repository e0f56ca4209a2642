import { expect, it } from 'vitest';
import { describeChunk, longTasks, type TraceEvent, typicalLoad } from './long-tasks';

const thread = { pid: 1, tid: 1 };
const ms = (value: number) => value * 1000;
const span = (name: string, from: number, to: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...thread,
  name,
  ph: 'X',
  ts: ms(from),
  dur: ms(to - from),
  ...more,
});

/** A sample each millisecond: what `at` says runs then, by the numbers of the functions below. */
const profile = (until: number, at: (moment: number) => number): TraceEvent[] => [
  { ...thread, name: 'Profile', ph: 'P', id: 'p', ts: 0, args: { data: { startTime: 0 } } },
  {
    ...thread,
    name: 'ProfileChunk',
    ph: 'P',
    id: 'p',
    ts: 1,
    tid: 2,
    args: {
      data: {
        cpuProfile: {
          nodes: [
            { id: 1, callFrame: {} },
            { id: 2, parent: 1, callFrame: { url: '/page.js' } },
            // A function of the browser's that the page's calls.
            { id: 3, parent: 2, callFrame: {} },
            { id: 4, parent: 1, callFrame: { url: '/other.js' } },
          ],
          samples: Array.from({ length: until }, (_, moment) => at(moment)),
        },
        timeDeltas: Array.from({ length: until }, (_, moment) => (moment ? 1000 : 0)),
      },
    },
  },
];

const rounded = (events: TraceEvent[]) =>
  longTasks(events).map(({ took, parts }) => [
    Math.round(took),
    Object.fromEntries(parts.map((part) => [part.what, Math.round(part.took)])),
  ]);

it('says what a long task went into, and of scripts who called what the browser did', () => {
  const events = [
    ...profile(200, (moment) => (moment < 60 ? 2 : moment < 70 ? 3 : moment < 90 ? 4 : 1)),
    span('RunTask', 0, 100),
    span('FunctionCall', 0, 90),
    // Asked for by a script in the midst of it.
    span('Layout', 20, 40),
  ];
  expect(rounded(events)).toEqual([[100, { '/page.js': 50, layout: 20, '/other.js': 20, other: 10 }]]);
});

it('counts a script that runs while HTML is read to the script', () => {
  const events = [
    ...profile(100, () => 2),
    span('RunTask', 0, 80),
    span('ParseHTML', 0, 80),
    span('EvaluateScript', 10, 70),
  ];
  expect(rounded(events)).toEqual([[80, { '/page.js': 60, HTML: 20 }]]);
});

it('leaves out short tasks, those that waited for a processor, and other threads', () => {
  const events = [
    ...profile(400, () => 2),
    span('RunTask', 0, 50),
    span('RunTask', 100, 200, { tdur: ms(49) }),
    span('RunTask', 0, 300, { tid: 7 }),
    span('RunTask', 210, 310, { tdur: ms(51) }),
  ];
  expect(rounded(events)).toEqual([[51, { '/page.js': 51 }]]);
});

it('takes the load in the middle, by all its tasks together', () => {
  const load = (...tasks: number[]) => tasks.map((took) => ({ took, parts: [] }));
  const loads = [load(60, 60), load(100), load(), load(300)];
  expect(typicalLoad(loads)).toBe(loads[1]);
  expect(typicalLoad([])).toEqual([]);
});

const components = new Map([
  ['11', 'drawer'],
  ['22', 'carousel'],
  ['33', 'theme-toggle'],
  ['44', 'journey'],
]);
const chunk = (...modules: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,${modules.join()}]);`;
const body = (words = '') => `e=>{"use strict";var t=e.i(22);e.s(["a",0,${JSON.stringify(words)}])}`;

it('names the components a chunk holds, not those it asks for', () => {
  expect(describeChunk(chunk('11', body(), '7', body(), '33', `(e,t,r)=>{}`), components)).toBe(
    'drawer + theme-toggle',
  );
});

it('counts those that are too many to name', () => {
  const modules = [...components.keys()].flatMap((id) => [id, body()]);
  expect(describeChunk(chunk(...modules), components)).toBe('drawer + carousel + theme-toggle + 1 more');
});

it('knows libraries by their words, and says nothing of what it does not know', () => {
  expect(describeChunk(chunk('8', body('largest-contentful-paint')), components)).toBe('web-vitals');
  expect(describeChunk(chunk('8', body()), components)).toBeUndefined();
});
