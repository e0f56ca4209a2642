import { expect, it } from 'vitest';
import { routeOf } from './request-route';

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
