import type { Page } from '@playwright/test';
import { frameDrawn } from './pages';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * Watches every document of a page for layout shifts, those after a press too: what they count for is forgiven, what
 * jumps is seen.
 * @returns reads those of the page that stands now, each with what moved
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    window.layoutShifts = found;
    const isShift = (entry: PerformanceEntry): entry is ShiftEntry => 'sources' in entry;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        // The bar grows and shrinks with scrolling, and tells of the page before when this one begins.
        const inBar = ({ node }: { node: Node | null }) => node?.parentElement?.closest('header');
        if (entry.sources.every(inBar)) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : '',
        );
        found.push(`${location.pathname} ${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Observers are told after the frame is painted.
    await frameDrawn(page);
    return page.evaluate(() =>
      (window.layoutShifts ?? []).filter((shift) => shift.startsWith(`${location.pathname} `)),
    );
  };
}
