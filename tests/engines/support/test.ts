import { test as base, expect } from '@playwright/test';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { type Site, startSite } from '../../server/site';
import { type CountingNetwork, startCountingNetwork } from '../../support/counting-network';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { startChromium } from './chromium';
import type { Browser, Device, EngineName } from './engine';
import { startFirefox } from './firefox';
import { type Visitor, visitorOf } from './visitor';
import { startWebKit } from './webkit';

const startEngine: Record<EngineName, (device: Device) => Promise<Browser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  chromium: startChromium,
};

const desk: Device = {
  width: 1280,
  height: 720,
  javaScript: true,
  touch: false,
  reducedMotion: true,
  without: [],
};

/** For `test.use`: a phone instead of a desk. */
export const phone: Partial<Device> = { width: 360, height: 780, touch: true };

type ServedSite = { server: Site; stored: TestDatabase; database: DatabaseProxy };

type Fixtures = {
  /** How the visitor's device differs from a desk. */
  device: Partial<Device>;
  /** Words of style sheets that the browser is not to know, as `mod(`. */
  unknownStyles: string[];
  network: CountingNetwork;
  browserOfVisitor: Browser;
  visitor: Visitor;
  stored: TestDatabase;
};

/** The tables visitors write into. Each journey finds them empty. */
const visitorTables = [
  'website_analytics',
  'ai_journey_analytics',
  'user_sessions',
  'ai_assessments',
  'career_applications',
];

export const test = base.extend<Fixtures, { engine: EngineName; site: ServedSite }>({
  engine: ['chromium', { scope: 'worker', option: true }],
  site: [
    async ({ browserName: _ }, use) => {
      const stored = await createTestDatabase();
      const database = await startDatabaseProxy(stored.url);
      const server = await startSite({ DATABASE_URL: database.url, RATE_LIMIT: 'off' });
      await use({ server, stored, database });
      await server.stop();
      await database.close();
      await stored.drop();
    },
    { scope: 'worker' },
  ],
  device: [{}, { option: true }],
  unknownStyles: [[], { option: true }],
  stored: async ({ site }, use) => {
    await site.stored.sql.unsafe(`truncate ${visitorTables.join(', ')} cascade`);
    await use(site.stored);
  },
  network: async ({ site, unknownStyles }, use) => {
    const network = await startCountingNetwork(site.server.origin, unknownStyles);
    await use(network);
    await network.close();
    expect(network.violations, 'what was reported to be against the policy').toEqual([]);
  },
  browserOfVisitor: async ({ engine, device }, use) => {
    const browser = await startEngine[engine]({ ...desk, ...device });
    await use(browser);
    await browser.stop();
  },
  visitor: async ({ browserOfVisitor, network, stored }, use) => {
    const visitor = visitorOf(browserOfVisitor.tab, network.origin);
    await use(visitor);
    // What a page records is sent seconds later, and with its browser it is gone.
    expect(await visitor.thrown(), 'what scripts of the last page have thrown').toEqual([]);
    const errors = await stored.sql`
      select page_url, error_message from website_analytics where event_type = 'error'`;
    expect([...errors], 'what scripts of the pages have thrown').toEqual([]);
  },
});

export { expect };
