import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let page: typeof import('./site-router');
const stop = vi.fn();
const replace = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('window', { stop });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('location', { pathname: '/demo', replace });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.resetModules();
  page = await import('./site-router');
});

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('stops no loading while nothing is on its way', () => {
  page.stopLeaving();
  expect(stop).not.toHaveBeenCalled();
});

it('stops a document that is on its way, once', async () => {
  await page.replaceOnceStyled('/contact');
  expect(replace).toHaveBeenCalledWith('/contact');
  page.stopLeaving();
  page.stopLeaving();
  expect(stop).toHaveBeenCalledOnce();
});
