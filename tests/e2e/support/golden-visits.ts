import type { Page } from '@playwright/test';
import { type CountingNetwork, startCountingNetwork } from '@/tests/support/counting-network';
import { type GoldenVisit, goldenVisit, laterVitals } from './golden-rows';
import { type Loss, lossOf, lossTable } from './loss-table';
import { watchOwnTasks } from './own-tasks';
import { seen } from './pages';
import { expect, type shareSite, test } from './site';
import { anHourAgo, ownScreen, stopClock, trackerRuns } from './visits';

/** A visit under way. Its pages' clocks stand still but for `pass`. */
export type Visitor = {
  page: Page;
  /** Opens a page from outside of the site, in a tab of its own if one is given. */
  open(path: string, tab?: Page): Promise<void>;
  reload(): Promise<void>;
  /** The visitor does nothing for so many seconds, 2 at least. */
  pass(seconds: number, tab?: Page): Promise<void>;
};

type GoldenTest = {
  /** When the first page is opened, if that matters: milliseconds since 1970. */
  opened?: number;
  visit: (visitor: Visitor) => Promise<void>;
  /** What is stored of it, to the row. */
  stored: GoldenVisit[];
};

/** How many times slower the processor is made, to see how long the tracker keeps it busy (`npm run bench:visits`). */
const slowdown = Number(process.env.SLOW_CPU ?? 1);

/**
 * Declares tests that drive whole visits to the rows they end in, and prints what was lost on the way. Between browser
 * and site stands a network that counts.
 */
export function goldenVisits(site: ReturnType<typeof shareSite>) {
  const losses: Loss[] = [];
  let network: CountingNetwork | undefined;
  const running = (): CountingNetwork => {
    if (!network) throw new Error('The network of this file is not running.');
    return network;
  };

  test.use({
    ...ownScreen,
    baseURL: async ({ baseURL }, use) => {
      network ??= await startCountingNetwork(baseURL ?? '');
      await use(network.origin);
    },
  });
  test.afterAll(async () => {
    console.log(`\n${lossTable(losses)}\n`);
    await network?.close();
  });

  return (name: string, { opened = anHourAgo(), visit, stored }: GoldenTest) =>
    test(name, async ({ browser, page, viewport }) => {
      const { sent, acknowledged } = running();
      sent.length = 0;
      const tasks = slowdown > 1 ? await watchOwnTasks(browser, page, slowdown) : undefined;
      await stopClock(page, opened);

      await visit({
        page,
        async open(path, tab = page) {
          await tab.goto(path);
          await trackerRuns(tab);
        },
        async reload() {
          await page.reload();
          await trackerRuns(page);
        },
        pass: (seconds, tab = page) => pass(tab, seconds),
      });

      const rows = async () => (await site.visits(viewport)).map((row) => goldenVisit(row, opened));
      await expect.poll(rows).toEqual(stored);
      const certain = stored.reduce((sum, { rows, vitals }) => sum + rows.length + vitals.length, 0);
      // Vitals of later pages may still be on their way.
      async function loss() {
        const visits = await site.visits(viewport);
        const expected = certain + visits.flatMap(laterVitals).length;
        return lossOf({ expected, sent, acknowledged, visits });
      }
      // A row is there a moment before its acknowledgment.
      async function unacknowledged() {
        const { expected, acknowledged: told, duplicated, lost } = await loss();
        return { unacknowledged: expected - told, duplicated, lost };
      }
      await expect.poll(unacknowledged).toEqual({ unacknowledged: 0, duplicated: 0, lost: 0 });
      losses.push({ name, ...(await loss()), ownTasks: await tasks?.end() });
    });
}

/** Whatever the page has just been shown is seen by its observers first. */
async function pass(page: Page, seconds: number) {
  await page.locator('body').evaluate(seen);
  await page.clock.runFor(1000);
  await page.clock.fastForward((seconds - 1) * 1000);
}
