import { v7 } from 'uuid';
import { eventsEndpoint, paths } from '@/lib/paths';
import { batchOf, pageView, visit } from '../support/visits';
import type { Outgoing, PageForm } from './send';

// The real writes that the table is tried on, each with a body that is right.
const answers = {
  assessmentType: 'backend',
  name: 'Sample Visitor',
  q1Typed: 'customer support',
  q2Answer: '$200–1,500',
  q3Answer: 'NEW system',
};

export const api = {
  path: '/api/assessments',
  good: () => ({ id: v7(), sessionId: null, answers, turns: {} }),
  wrong: () => ({ id: v7(), sessionId: null, answers: { ...answers, q2Answer: '' }, turns: {} }),
};

export const events = {
  path: eventsEndpoint,
  good: () => batchOf(visit({ events: [pageView()] })),
  wrong: () => batchOf(visit({ events: [pageView({ page: 'https://other.example/' })] })),
};

export const form = {
  path: paths.backendForm,
  good: answers,
  wrong: { ...answers, q2Answer: '' },
};

export type Client = 'JavaScript' | 'a form without JavaScript' | 'the interface' | 'the tracker';
export type Body = 'good' | 'wrong answers' | 'oversized' | 'chunked' | 'malformed' | 'wrong type' | 'stale';
type Fields = Record<string, string>;
type Write = Outgoing | Promise<Outgoing>;

const tooLong = 'x'.repeat(100 * 1024);
const otherId = '40'.padEnd(42, '0');

/** What each client sends for each kind of body, given the form of the page as it was served. */
export const writes: Record<Client, Record<Body, (page: PageForm) => Write>> = {
  'the interface': {
    good: () => asJson(api.good()),
    'wrong answers': () => asJson(api.wrong()),
    oversized: () => asJson({ ...api.good(), padding: tooLong }),
    chunked: () => ({ ...asJson(api.good()), chunked: true }),
    malformed: () => ({ ...asJson({}), body: '{"id":' }),
    'wrong type': () => ({ ...asJson(api.good()), headers: { 'content-type': 'text/plain' } }),
    stale: () => asJson({ fields: 'of an older page' }),
  },
  'the tracker': {
    good: () => asJson(events.good()),
    'wrong answers': () => asJson(events.wrong()),
    oversized: () => asJson({ ...events.good(), padding: 'x'.repeat(64 * 1024) }),
    chunked: () => ({ ...asJson(events.good()), chunked: true }),
    malformed: () => ({ ...asJson({}), body: '{"sessions":' }),
    'wrong type': () => ({ ...asJson(events.good()), headers: { 'content-type': 'text/plain' } }),
    stale: () => asJson({ fields: 'of an older page' }),
  },
  'a form without JavaScript': {
    good: (page) => multipart({ ...page.hidden, ...form.good }),
    'wrong answers': (page) => multipart({ ...page.hidden, ...form.wrong }),
    oversized: (page) => multipart({ ...page.hidden, ...form.good, q1Typed: tooLong }),
    chunked: async (page) => ({ ...(await multipart({ ...page.hidden, ...form.good })), chunked: true }),
    malformed: () => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'no parts' }),
    'wrong type': (page) => urlencoded({ ...page.hidden, ...form.good }),
    stale: (page) => multipart({ ...ofAnOlderBuild(page), ...form.good }),
  },
  JavaScript: {
    good: (page) => call(page, form.good),
    'wrong answers': (page) => call(page, form.wrong),
    oversized: (page) => call(page, { ...form.good, q1Typed: tooLong }),
    chunked: async (page) => ({ ...(await call(page, form.good)), chunked: true }),
    malformed: (page) => action(page.actionId, { headers: { 'content-type': 'text/plain' }, body: '["' }),
    'wrong type': (page) => action(page.actionId, urlencoded(form.good)),
    stale: (page) => call({ ...page, actionId: otherId }, form.good),
  },
};

export const asJson = (value: unknown): Outgoing => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const urlencoded = (fields: Fields): Outgoing => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

export async function multipart(fields: Fields, last: Fields = {}): Promise<Outgoing> {
  const data = new FormData();
  for (const [name, value] of [...Object.entries(fields), ...Object.entries(last)]) data.append(name, value);
  const encoded = new Response(data);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

const action = (id: string, { headers, ...rest }: Outgoing): Outgoing => ({
  ...rest,
  headers: { ...headers, accept: 'text/x-component', 'next-action': id },
});

/** The call of a hydrated page, as Chromium sends it: the form's fields, prefixed `_1_`, then arguments. */
export async function call(page: PageForm, fields: Fields): Promise<Outgoing> {
  const parts = Object.entries(fields).map(([name, value]) => [`_1_${name}`, value]);
  const list = { 0: JSON.stringify([...page.bound, '$K1']) };
  return action(page.actionId, await multipart(Object.fromEntries(parts), list));
}

const ofAnOlderBuild = ({ hidden, actionId }: PageForm): Fields =>
  Object.fromEntries(
    Object.entries(hidden).map((entry) => entry.map((text) => text.replace(actionId, otherId))),
  );
