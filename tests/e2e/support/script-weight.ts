import type { Page, Request } from '@playwright/test';
import { distinctPages } from '../../support/standing-pages';
import { scriptChunks } from '../../support/tracker-chunk';
import { expect } from './expect';
import { scriptBytes } from './pages';

/** What is sent again is sent in Brotli to whoever takes it: fewer bytes, but not the first time. */
export const asSentFirst = { extraHTTPHeaders: { 'accept-encoding': 'gzip' } };

/**
 * Compressed bytes of all scripts of a page before a visitor touches anything, those that follow by themselves too: what
 * measures the visit, and its vitals. Ceilings that only go down; what the HTML names is weighed by tests/server.
 */
export const scriptCeilings = new Map<string, number>([
  ['/', 146_800],
  ...[...distinctPages, '/services/ai-agents'].map((path): [string, number] => [
    path,
    path === '/contact' ? 142_000 : 141_500,
  ]),
  ...['/backend-form', '/income-form', '/hiring'].map((path): [string, number] => [path, 147_500]),
]);

const vitalsScript = () => scriptChunks().find(({ text }) => text.includes('largest-contentful-paint'))?.url;

/** The paths of all that the page that stands now has loaded. */
const loadedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

/**
 * Notes from now on what the page that is opened next loads. It counts in full, also where the tab has it at hand from the
 * page before.
 * @returns expects no more JavaScript than the ceiling, and all of everything from this site
 */
export function weighScripts(page: Page, ceiling: number, origin: string): () => Promise<void> {
  const foreign: string[] = [];
  const note = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(request.url());
  };
  page.on('request', note);
  return async () => {
    // The vitals come last.
    await expect.poll(() => loadedScripts(page)).toContain(vitalsScript());
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(ceiling);
    expect(foreign).toEqual([]);
  };
}
