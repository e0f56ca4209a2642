import { expect, it, onTestFinished, vi } from 'vitest';
import { isOutboxWaiting, outboxPrefix } from './outbox-waiting';

it.each<[waiting: boolean, what: string, kept: Record<string, string>]>([
  [true, 'its own entry', { [`${outboxPrefix}1`]: JSON.stringify({ path: '/api/assessments' }) }],
  [false, 'an entry for another address', { [`${outboxPrefix}1`]: JSON.stringify({ path: '/api/events' }) }],
  [false, 'what is no entry', { theme: JSON.stringify({ path: '/api/assessments' }) }],
  [false, 'nothing', {}],
])('says %s of %s', (waiting, _what, kept) => {
  vi.stubGlobal('localStorage', kept);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(isOutboxWaiting('/api/assessments')).toBe(waiting);
});
