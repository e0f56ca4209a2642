import { expect, test } from 'vitest';
import { demoVisit } from './demo-screen';

const names = new Map([['ai-agents', 'AI Agents']]);
const visit = (query: string) => demoVisit(new URLSearchParams(query), names);

test('names the service and the page it was asked for on', () => {
  expect(visit('service=ai-agents&from=/services/ai-agents')).toEqual({
    service: 'AI Agents',
    from: '/services/ai-agents',
  });
});

test.each(['/services/ai-phone-callers?mode=outbound', '/services/ai-phone-callers?mode=inbound'])(
  'knows the direction of the service it was asked for on: %s',
  (from) => expect(visit(new URLSearchParams({ from }).toString()).from).toBe(from),
);

test.each(['', 'service=', 'service=nothing', 'service=__proto__', 'service=constructor'])(
  'names no service when none is known: %s',
  (query) => expect(visit(query).service).toBeUndefined(),
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/services/ai-agents/../../elsewhere',
  '/services/unknown',
  '/services/ai-agents?next=//elsewhere.example',
  '/services/ai-phone-callers?mode=sideways',
  '/services/ai-phone-callers?mode=',
  '/services/ai-phone-callers?mode=outbound&next=//elsewhere.example',
  '/services/ai-phone-callers?mode=outbound?mode=outbound',
  '/services/ai-phone-callers?mode=outbound#elsewhere',
  '//elsewhere.example/services/ai-phone-callers?mode=outbound',
  '?mode=outbound',
  '/demo',
  '/demo?mode=outbound',
  '/analysis-loading',
])('leads nowhere but to its own pages: %s', (from) => {
  expect(visit(new URLSearchParams({ from }).toString()).from).toBe('/');
});
