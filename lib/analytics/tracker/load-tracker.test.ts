import { afterEach, expect, it, vi } from 'vitest';
import { loadTracker } from './load-tracker';

afterEach(() => vi.unstubAllGlobals());

it('waits for a page that is prerendered to be shown', async () => {
  const page = new EventTarget();
  const read = vi.fn();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', {
    get href() {
      read();
      return 'https://site.example/about';
    },
  });
  vi.stubGlobal('document', { prerendering: true, title: 'About' });
  await loadTracker();
  expect(read).not.toHaveBeenCalled();

  vi.stubGlobal('document', { prerendering: false, title: 'About' });
  vi.spyOn(console, 'warn').mockReturnValue();
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(read).toHaveBeenCalled();
});
