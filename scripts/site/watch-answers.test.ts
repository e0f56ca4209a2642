import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestIdOf, routeOf, shortenNextsErrors } from './watch-answers';

const original = { error: console.error, warn: console.warn };
const printed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  printed.mockReset();
  Object.assign(console, { error: printed, warn: printed });
  shortenNextsErrors();
});
afterEach(() => {
  // The window of one test is over before the next.
  vi.advanceTimersByTime(600_000);
  Object.assign(console, original);
  vi.useRealTimers();
});

const brokenUpload = () => Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

const counts = () => printed.mock.calls.flat().map((line) => JSON.parse(String(line)).count);

it('prints a thousand broken uploads as two lines a minute', () => {
  for (let upload = 0; upload < 1000; upload += 1) console.error('⨯', brokenUpload());
  vi.advanceTimersByTime(60_000);
  expect(counts()).toEqual([1, 999]);
});

it('prints one alone once, and the next ones from the start', () => {
  console.error(brokenUpload());
  vi.advanceTimersByTime(120_000);
  console.error(brokenUpload());
  expect(counts()).toEqual([1, 1]);
});

it.each([
  ['JSON', (text: string) => JSON.parse(text)],
  ['a number', BigInt],
])('prints nothing of texts that were to be %s', (_kind, read) => {
  for (const text of ['jane@example.com', '[jane]', '{"name":jane}']) {
    try {
      read(text);
    } catch (error) {
      console.error('⨯', error);
    }
  }
  const lines = printed.mock.calls.flat().map((line) => JSON.parse(String(line)));
  expect(lines).toEqual([
    expect.objectContaining({ event: 'request_refused', code: 'UNREADABLE', count: 1 }),
  ]);
});

it.each([
  'Failed to find Server Action "jane". This request might be from an older or newer deployment.',
  'The Server Reference ID did not match the expected format. Received "jane".',
  'Invalid Server Actions request.',
])('counts an action that nobody knows, and names it nowhere: %s', (message) => {
  console.warn(new Error(message));
  console.error('⨯', new Error(message));
  vi.advanceTimersByTime(60_000);
  const told = { event: 'request_refused', code: 'UNKNOWN_ACTION', count: 1 };
  const lines = printed.mock.calls.flat().map((line) => JSON.parse(String(line)));
  expect(lines).toEqual([expect.objectContaining(told), expect.objectContaining(told)]);
  expect(JSON.stringify(lines)).not.toContain('jane');
});

it.each([
  'Request body exceeded 128KB for /x?u=jane@example.com. Only the first 128KB will be available unless configured.',
  'Missing `origin` header from a forwarded Server Actions request.',
])('prints nothing of what anybody can cause without end, and others have counted: %s', (message) => {
  console.warn(message);
  console.warn(` ⚠ ${message}`);
  expect(printed).not.toHaveBeenCalled();
});

it.each([
  ['words'],
  [new Error('aborted')],
  [new Error('Something else failed to find Server Action')],
  [Object.assign(new Error('read'), { code: 'ECONNRESET' })],
])('prints everything else as it is: %s', (word) => {
  for (const level of ['error', 'warn'] as const) {
    console[level]('⨯', word);
    expect(printed).toHaveBeenLastCalledWith('⨯', word);
  }
  expect(printed).toHaveBeenCalledTimes(2);
});

it.each([
  ['/hiring', 'POST /hiring'],
  ['/contact?clarify=income&name=Jane', 'POST /contact'],
  ['/api/events', 'POST /api/events'],
  ['/api/jane@example.com', 'POST /api/…'],
  ['/_next/static/chunks/a.js', 'POST /_next/…'],
  ['/x-jane@example.com', 'POST /…'],
  ['/services/ai-agents', 'POST /services/ai-agents'],
  ['/services/jane', 'POST /…'],
  ['', 'POST /…'],
])('calls %s %s', (target, route) => expect(routeOf('POST', target)).toBe(route));

it.each(['4f1c2a9be0d94e7d8a6b5c3d2e1f0a9b', '0198F3A1-7C1E-7B43-9F6E-2D5B7A9C0E11'])(
  'takes what a proxy calls a request: %s',
  (id) => expect(requestIdOf(id, 1)).toBe(id),
);

it.each([
  undefined,
  '',
  'jane@example.com',
  'jane-doe-jane-doe-jane',
  '4f1c2a9b',
  `4f1c2a9be0d94e7d8a6b5c3d2e1f0a9b\n{"event":"x"}`,
  'a'.repeat(65),
  '----------------',
])('makes an id of its own instead of %j', (id) => {
  const made = requestIdOf(id, 1);
  expect(made).not.toBe(id);
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
});

it('believes nobody where no proxy is ours', () => {
  const id = '4f1c2a9be0d94e7d8a6b5c3d2e1f0a9b';
  expect(requestIdOf(id, 0)).not.toBe(id);
});
