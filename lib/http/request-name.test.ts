import { expect, it } from 'vitest';
import { requestIdOf, routeOf } from './request-name';

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
