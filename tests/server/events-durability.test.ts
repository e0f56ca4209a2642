import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { describe, type ExpectStatic, it } from 'vitest';
import { migrate } from '@/db/migrate';
import { startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { layoutOf } from '@/scripts/postgres/cluster';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { createTestDatabase } from '../support/database';
import { miscounted } from '../support/stored-visits';
import { type RecordingPages, startPages } from './recording-pages';
import { postBatch } from './send';
import { type Site, startSite } from './site';

const second = 1000;

const asServed = { RATE_LIMIT: 'off', TEST_TIME: 'usual' };

type Check = { expect: ExpectStatic; pages: RecordingPages; sql: postgres.Sql };

const idsIn = async (sql: postgres.Sql): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    select id from website_analytics union all select id from ai_journey_analytics`;
  return rows.map(({ id }) => id);
};

/** Nothing that was acknowledged is missing, whatever is still on its way. */
async function noLoss({ expect, pages, sql }: Check): Promise<void> {
  const promised = [...pages.acknowledged];
  const stored = new Set(await idsIn(sql));
  expect(promised.length).toBeGreaterThan(0);
  expect(promised.filter((id) => !stored.has(id))).toEqual([]);
}

/** All that was recorded is stored, each once, and counted so; and it did not go smoothly. */
async function exactlyOnce({ expect, pages, sql }: Check): Promise<void> {
  const recorded = await pages.finish();
  expect((await idsIn(sql)).sort()).toEqual(recorded.sort());
  expect(await miscounted(sql)).toEqual([]);
  expect(pages.failures()).toBeGreaterThan(0);
}

const pagesOf = (site: () => Site) =>
  startPages(async (batch) => (await postBatch(site(), batch)).status === 204);

describe.concurrent('under load', () => {
  it('a server that is killed again and again loses no event', async ({ expect, onTestFinished }) => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const variables = { DATABASE_URL: database.url, ...asServed };
    let site = await startSite(variables);
    onTestFinished(() => site.stop());
    const { port } = new URL(site.origin);
    const pages = pagesOf(() => site);
    const check = { expect, pages, sql: database.sql };

    for (let kill = 0; kill < 4; kill += 1) {
      await pages.progress(100 + Math.floor(Math.random() * 300));
      await site.kill();
      await noLoss(check);
      site = await startSite({ ...variables, PORT: port });
    }
    await pages.progress(100);
    await exactlyOnce(check);
  });

  it('a database that crashes and stays away for 30 s loses no event', async ({ expect, onTestFinished }) => {
    const folder = join(tmpdir(), `site durability ${randomUUID()}`);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const first = await ensurePostgres({ folder });
    onTestFinished(first.stop);
    await migrate(first.url);
    const site = await startSite({ DATABASE_URL: first.url, ...asServed });
    onTestFinished(site.stop);
    const pages = pagesOf(() => site);
    await pages.progress(300);

    // As where memory runs out: no checkpoint, no last word to the connections.
    process.kill(Number.parseInt(readFileSync(layoutOf(folder).pidFile, 'utf8'), 10), 'SIGKILL');
    await sleep(30 * second);
    const again = await ensurePostgres({ folder, settings: { port: new URL(first.url).port } });
    onTestFinished(again.stop);
    const sql = postgres(again.url, { max: 1, onnotice: () => {} });
    onTestFinished(() => sql.end());
    const check = { expect, pages, sql };
    await noLoss(check);
    await pages.progress(300);
    await exactlyOnce(check);
  });

  it('a network that swallows and refuses what goes to the database loses no event', async ({
    expect,
    onTestFinished,
  }) => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const network = await startDatabaseProxy(database.url);
    onTestFinished(network.close);
    const site = await startSite({ DATABASE_URL: network.url, ...asServed });
    onTestFinished(site.stop);
    const pages = pagesOf(() => site);
    const check = { expect, pages, sql: database.sql };

    for (const outage of ['hang', 'refuse', 'hang'] as const) {
      await pages.progress(100);
      await network[outage]();
      await pages.setbacks(12);
      await noLoss(check);
      await network.heal();
    }
    await pages.progress(100);
    await exactlyOnce(check);
  });
});
