import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

let idle: (() => void)[];
let loaded: EventTarget;

beforeEach(() => {
  idle = [];
  loaded = new EventTarget();
  vi.stubGlobal(
    'window',
    Object.assign(loaded, { requestIdleCallback: (run: () => void) => idle.push(run) }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  { state: 'interactive', waiting: 0 },
  { state: 'complete', waiting: 1 },
])('calls back once a page that is $state has loaded and the browser has time', ({ state, waiting }) => {
  vi.stubGlobal('document', { readyState: state });
  const begin = vi.fn();
  whenIdle(begin);
  expect(idle).toHaveLength(waiting);
  if (waiting === 0) loaded.dispatchEvent(new Event('load'));
  expect(begin).not.toHaveBeenCalled();
  for (const run of idle) run();
  expect(begin).toHaveBeenCalledOnce();
});

it.each(['before the page has loaded', 'before the browser has time'])(
  'calls nobody back who has gone %s',
  (when) => {
    vi.stubGlobal('document', { readyState: 'loading' });
    const begin = vi.fn();
    const cancel = whenIdle(begin);
    if (when === 'before the page has loaded') cancel();
    loaded.dispatchEvent(new Event('load'));
    cancel();
    for (const run of idle) run();
    expect(begin).not.toHaveBeenCalled();
  },
);
