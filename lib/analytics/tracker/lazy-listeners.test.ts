import { expect, onTestFinished, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { createLazyListeners, describeError, fingerprint, lastOfPage, measuredView } from './lazy-listeners';

function failure(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

test('an error is recorded with its message, stack, file, line and type', () => {
  const thrown = failure(
    'x is not a function',
    'TypeError: x is not a function\n    at f (https://a.example/c.js:7:3)',
  );
  expect(
    describeError({
      message: 'Uncaught TypeError: x is not a function',
      file: 'https://a.example/c.js',
      line: 7,
      thrown,
    }),
  ).toEqual({
    message: 'x is not a function',
    stack: 'TypeError: x is not a function\n    at f (https://a.example/c.js:7:3)',
    file: 'https://a.example/c.js',
    line: 7,
    errorType: 'TypeError',
  });
});

test('a failed promise is placed by its stack, in the notations of all browsers', () => {
  const chromium = failure('no', 'TypeError: no\n    at async f (https://a.example/c.js:12:3)');
  const firefox = failure('no', 'f@https://a.example/c.js:12:3');
  for (const thrown of [chromium, firefox]) {
    expect(describeError({ thrown })).toMatchObject({ file: 'https://a.example/c.js', line: 12 });
  }
  const onPort = failure('no', 'TypeError: no\n    at http://a.example:3000/c.js:12:3');
  expect(describeError({ thrown: onPort })).toMatchObject({ file: 'http://a.example:3000/c.js', line: 12 });
});

test.each([
  ['a text', 'out of stock', { message: 'out of stock', errorType: 'string' }],
  ['nothing', undefined, { message: 'undefined', errorType: 'undefined' }],
  ['a number', 404, { message: '404', errorType: 'number' }],
  ['an object', {}, { message: '[object Object]', errorType: 'object' }],
  ['what cannot be written', Object.create(null), { message: 'object', errorType: 'object' }],
])('a promise that fails with %s', (_, thrown, expected) => {
  expect(describeError({ thrown })).toEqual({
    stack: undefined,
    file: undefined,
    line: undefined,
    ...expected,
  });
});

test('an error whose name is no text', () => {
  const thrown = Object.assign(failure('no', ''), { name: 5 });
  expect(describeError({ thrown })).toMatchObject({ message: 'no', errorType: '5' });
});

test('a script of another site says nothing but that it failed', () => {
  expect(describeError({ message: 'Script error.', file: '', line: 0, thrown: null })).toEqual({
    message: 'Script error.',
    stack: undefined,
    file: undefined,
    line: undefined,
    errorType: 'object',
  });
});

test('an error from before anybody listened happened when the visitor’s clock says, though the browser’s stood still in sleep', () => {
  vi.useFakeTimers();
  const clock = [
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 8 * 60 * 60 * 1000),
    vi.spyOn(performance, 'now').mockReturnValue(500),
  ];
  globalThis.earlyErrors = [{ timeStamp: 100, message: 'x is not a function' } as ErrorEvent];
  onTestFinished(() => {
    for (const hand of clock) hand.mockRestore();
    vi.useRealTimers();
    globalThis.earlyErrors = undefined;
  });
  const recordEvent = vi.fn();
  const [queue, views, reader] = [{ recordEvent }, { all: [] }, {}] as unknown as Parameters<
    typeof createLazyListeners
  >;
  createLazyListeners(queue, views, reader);
  expect(recordEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'error', at: Date.now() - 400 }),
  );
});

test('no query and no fragment of an address is kept', () => {
  const thrown = failure(
    'Failed to fetch https://a.example/form?email=ada@b.example',
    'at https://a.example/c.js?token=1:7:3\nat https://a.example/d.js#x:8:1',
  );
  const facts = describeError({ file: 'https://a.example/?name=Ada', line: 1, thrown });
  expect(facts.message).toBe('Failed to fetch https://a.example/form');
  expect(facts.stack).toBe('at https://a.example/c.js:7:3\nat https://a.example/d.js:8:1');
  expect(facts.file).toBe('https://a.example/');
});

test('a fingerprint tells errors apart by type, message and place', () => {
  const facts = describeError({ message: 'a', file: 'https://a.example/c.js', line: 7 });
  expect(fingerprint(facts)).toBe(fingerprint({ ...facts, stack: 'another way to the same place' }));
  for (const other of [
    { message: 'b' },
    { line: 8 },
    { file: 'https://a.example/d.js' },
    { errorType: 'X' },
  ]) {
    expect(fingerprint({ ...facts, ...other })).not.toBe(fingerprint(facts));
  }
});

const viewOf = (page: string, began: number) => ({ facts: { view: page, page, title: page }, began });
const views = [viewOf('/', 0), viewOf('/about', 1000), viewOf('/contact', 2000)];

const entriesAt = (moments: number[]) => moments.map((startTime) => ({ startTime }) as PerformanceEntry);

test.each<[what: string, moments: number[], type: Metric['navigationType'], url: string, expected: string]>([
  ['what happened before the tracker knew of a page', [], 'navigate', 'https://a.example/', '/'],
  ['what happened on the first page', [40, 900], 'navigate', 'https://a.example/', '/'],
  ['what ended on the second', [40, 1500], 'navigate', 'https://a.example/', '/about'],
  [
    'a page that moved before it was known',
    [990],
    'soft-navigation',
    'https://a.example/about?x=1',
    '/about',
  ],
  ['a page on which nothing moved', [], 'soft-navigation', 'https://a.example/about', '/about'],
  ['a page the browser has not told apart', [2500], 'soft-navigation', 'https://a.example/about', '/contact'],
  ['a page of elsewhere', [1500], 'soft-navigation', 'https://a.example/other', '/about'],
])('a vital belongs to its page: %s', (_, moments, navigationType, navigationURL, expected) => {
  expect(
    measuredView({ entries: entriesAt(moments), navigationType, navigationURL }, views)?.facts.page,
  ).toBe(expected);
});

test.each<[what: string, moments: number[], expected: string]>([
  ['how fast it was there again', [], '/about'],
  ['what was slow on it', [1900], '/about'],
  ['what was slow on the page after it', [1900, 2500], '/contact'],
])(
  'of a page that comes back from the cache, in a document opened on another: %s',
  (_, moments, expected) => {
    const entries = entriesAt(moments);
    const back = { navigationType: 'back-forward-cache', navigationURL: 'https://a.example/' } as const;
    expect(measuredView({ ...back, entries, navigationStartTime: 1800 }, views)?.facts.page).toBe(expected);
  },
);

test('of each page what was measured last is passed on, once, when another is measured or the page is hidden', () => {
  const document = new EventTarget();
  vi.stubGlobal('document', document);
  onTestFinished(() => void vi.unstubAllGlobals());
  const passed: number[] = [];
  const measure = lastOfPage(({ value }) => passed.push(value));
  const hide = () => document.dispatchEvent(new Event('visibilitychange'));
  hide();
  const first = { value: 8 } as Metric;
  const second = { value: 16 } as Metric;
  measure(first);
  measure(Object.assign(first, { value: 40 }));
  expect(passed).toEqual([]);
  measure(second);
  expect(passed).toEqual([40]);
  hide();
  hide();
  expect(passed).toEqual([40, 16]);
  measure(Object.assign(second, { value: 24 }));
  hide();
  expect(passed).toEqual([40, 16, 24]);
});
