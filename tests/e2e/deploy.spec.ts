import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { linkBuild, newestBuild, ownStaticFiles } from '@/scripts/builds';
import { Ledger, settleLedger } from '@/scripts/chaos/ledger';
import { startLoad } from '@/scripts/chaos/outbox-client';
import { siteFindings } from '@/scripts/check-site';
import { freePort } from '@/scripts/postgres/launch-server';
import { send } from '../server/send';
import { buildVariable, type Site, startSite } from '../server/site';
import { multipart } from '../server/writes';
import { applicationDraft } from '../support/applications';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { hasNginx, startNginx } from '../support/nginx';
import { type SceneAnswer, startSceneHost, trialScene } from '../support/scene-host';
import { startSmallHost } from '../support/small-host';
import { answer, errorSummary, supportAnswers, transcend } from './support/assessment';
import { confirmation, fillApplication, submitButton, submitIntoReload } from './support/careers';
import { hydrated, inQuickMotion } from './support/pages';
import { expect, full, test } from './support/site';

test.describe.configure({ mode: 'serial' });

const root = process.cwd();
const oldBuild = process.env[buildVariable] ?? '';
let database: TestDatabase;
/** For other hosts, and of a machine that does not have the key of the old one: a build takes as long as ten tests. */
let strangerBuild: string;
let complaints: string;
/** Of the scene that other build shows on the landing page. */
let sceneHost: Awaited<ReturnType<typeof startSceneHost>>;
/** Where it says that it stands. */
let port: number;

/** Builds these sources once more, with these variables; what the tests run with says no SITE_URL. @returns the folder, and what was complained of */
function buildAgain(variables: Record<string, string>) {
  const env = { ...process.env, SITE_URL: '', ...variables };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    encoding: 'utf8',
    env,
  });
  expect(status, stderr).toBe(0);
  return { folder: newestBuild(root) ?? '', complaints: stderr };
}

const serveBuild = (folder: string, variables = {}) =>
  startSite({ DATABASE_URL: database.url, RATE_LIMIT: 'off', BUILD_FOLDER: folder, ...variables });

test.beforeAll(async () => {
  database = await createTestDatabase();
  port = await freePort();
  sceneHost = await startSceneHost();
  ({ folder: strangerBuild, complaints } = buildAgain({
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SITE_URL: `http://127.0.0.1:${port}`,
    NEXT_PUBLIC_SPLINE_SCENE_URL: sceneHost.url,
    SITE_OUTPUT: 'standalone',
    NEXT_ADAPTER_PATH: `${root}/tests/support/recording-adapter.mjs`,
  }));
});

test.afterAll(async () => {
  linkBuild(root, oldBuild);
  await sceneHost.close();
  await database.drop();
});

/** Another build takes the place of the old one, on the same port. */
async function deploy(old: Site, build = strangerBuild): Promise<Site> {
  const { port } = new URL(old.origin);
  await old.stop();
  return serveBuild(build, { PORT: port });
}

const stored = (name: string) => database.sql`select service_path from ai_assessments where name = ${name}`;

/** Pages that visitors have filled in and left open, while another build took the place of theirs. */
test.describe('after a deploy', () => {
  let current: Site;
  let pages: Record<'pressed' | 'reloaded' | 'applied' | 'withoutScripts', Page>;
  const email = 'deployed@example.com';

  test.beforeAll(async ({ browser }) => {
    const old = await serveBuild(oldBuild);
    const open = async (path: string, javaScriptEnabled = true) => {
      const page = await browser.newPage({ baseURL: old.origin, javaScriptEnabled });
      await page.goto(path);
      return page;
    };
    const openForm = async (name: string, javaScriptEnabled = true) => {
      const page = await open('/backend-form', javaScriptEnabled);
      await answer(page, { ...supportAnswers, name });
      return page;
    };
    pages = {
      pressed: await openForm('Deployed'),
      reloaded: await openForm('Reloaded'),
      applied: await open('/hiring'),
      withoutScripts: await openForm('Stale', false),
    };
    await fillApplication(pages.applied, applicationDraft({ email, firstName: 'Kept' }));
    current = await deploy(old);
  });
  test.afterAll(async () => {
    for (const page of Object.values(pages)) await page.close();
    await current.stop();
  });

  /** Sends the form of an assessment, and has its result. */
  async function expectAnswer(page: Page) {
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/ai-agents');
  }

  test('a form that was opened before is answered and stored', async () => {
    await expectAnswer(pages.pressed);
    expect(await stored('Deployed')).toEqual([{ service_path: '/services/ai-agents' }]);
  });

  test('a form that was filled in before keeps its answers through a reload', async () => {
    await pages.reloaded.reload();
    await expect(pages.reloaded.getByLabel('What should we call you?')).toHaveValue('Reloaded');
    await expectAnswer(pages.reloaded);
    expect(await stored('Reloaded')).toHaveLength(1);
  });

  test('an application begun before reloads its page once, keeps every word, and arrives', async () => {
    const page = pages.applied;
    await submitIntoReload(page);
    await expect(errorSummary(page)).toContainText('This page was updated while you had it open.');
    await expect(page.getByLabel('First name')).toHaveValue('Kept');
    await submitButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await database.sql`select first_name from career_applications where email = ${email}`).toEqual([
      { first_name: 'Kept' },
    ]);
  });

  test('a form without JavaScript, of a build with another key, is refused as stale and stores nothing', async () => {
    const page = pages.withoutScripts;
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await transcend(page).click();
    expect((await answered).status()).toBe(409);
    expect(await stored('Stale')).toHaveLength(0);
  });
});

/** Two sites, changed in place. */
type Fleet = [Site, Site];

test.describe('two instances behind nginx as deploy/ has it', () => {
  test.skip(!hasNginx, 'needs nginx: apt-get install nginx-light');

  test(
    'go from version to version and back under load: no request fails and nothing is lost',
    full,
    async () => {
      const variables = { TRUSTED_PROXY_HOPS: '1' };
      const fleet: Fleet = [await serveBuild(oldBuild, variables), await serveBuild(oldBuild, variables)];
      const served: Site[] = [...fleet];
      const nginx = await startNginx(fleet.map(({ origin }) => origin));
      const ledger = new Ledger();
      // A form of the build before is refused as stale, in words: see below.
      const load = startLoad(ledger, () => [nginx.origin], { applications: 0, patience: 60_000 });
      const visits = visitPages(nginx.origin);

      for (const build of [strangerBuild, oldBuild]) {
        for (const index of [0, 1] as const) {
          const port = new URL(fleet[index].origin).port;
          await fleet[index].stop();
          fleet[index] = await serveBuild(build, { ...variables, PORT: port });
          served.push(fleet[index]);
          const enough = { pages: visits.answered() + 30, records: ledger.acknowledged.size + 50 };
          // For as long as that takes here, with each pair of versions.
          await expect.poll(visits.answered).toBeGreaterThanOrEqual(enough.pages);
          await expect.poll(() => ledger.acknowledged.size).toBeGreaterThanOrEqual(enough.records);
        }
      }
      const pages = await visits.end();
      await load.finish(60_000);
      await nginx.stop();
      await Promise.all(fleet.map((site) => site.stop()));
      const outcome = await settleLedger(database.sql, ledger);
      test
        .info()
        .annotations.push({ type: 'outcome', description: JSON.stringify({ ...outcome, ...pages }) });
      expect(pages.failures).toEqual([]);
      expect(pages.answered).toBeGreaterThan(100);
      const said = served.map((site) => site.log()).join('');
      expect(Object.fromEntries(ledger.failed), said).toEqual({});
      expect(outcome).toMatchObject({ lost: 0, duplicated: 0, waiting: 0 });
      expect(outcome.sent).toBeGreaterThan(200);
      expect([outcome.acknowledged, outcome.stored]).toEqual([outcome.sent, outcome.sent]);
    },
  );
});

/** Visitors who load pages with all their scripts and styles, one after another, until `end`. */
function visitPages(origin: string) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const ask = async (path: string) => {
    const response = await fetch(origin + path).catch((error: Error) => error);
    if (response instanceof Error || !response.ok) {
      failures.push(`${path}: ${response instanceof Error ? response.message : response.status}`);
      return '';
    }
    answered += 1;
    return response.text();
  };
  const visitor = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      // The cache is passed by: each has to be answered by an instance.
      const html = await ask(`${visited[turn % visited.length]}?turn=${first}-${turn}`);
      const assets = new Set(
        [...html.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path),
      );
      for (const path of assets) await ask(path ?? '');
    }
  };
  const visitors = Promise.all([0, 1, 2].map(visitor));
  return {
    answered: () => answered,
    async end() {
      isOver = true;
      await visitors;
      return { answered, failures };
    },
  };
}

const visited = ['/', '/about', '/fullservice', '/hiring'];

test.describe('a build for other hosts', () => {
  test('is not told that its address is missing', () => {
    expect(complaints).not.toContain('SITE_URL');
  });

  /** What is wrong with a site, by what was asked for. */
  const faultsOf = async (origin: string) => {
    const faults: Record<string, string[]> = {};
    for await (const finding of siteFindings(origin)) {
      if (finding.faults.length > 0) faults[finding.what] = finding.faults;
    }
    return faults;
  };

  test('serves as npm start does, policies included', full, async () => {
    const site = await serveBuild(strangerBuild, { PORT: String(port) });
    expect(await faultsOf(`http://127.0.0.1:${port}`)).toEqual({});
    await site.stop();
  });

  const startStandalone = (variables: Record<string, string> = {}) =>
    spawn(process.execPath, ['server.js'], {
      cwd: `${root}/${strangerBuild}/standalone`,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        // A container's own name, which Next would listen on.
        HOSTNAME: 'container.invalid',
        LISTEN_ADDRESS: '127.0.0.1',
        DATABASE_URL: database.url,
        ...variables,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  test('is a server of its own with the same policies, which says once what its proxy does wrong', async () => {
    const server = startStandalone({ TRUSTED_PROXY_HOPS: '1' });
    const said = text(server.stderr);
    const origin = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(`${origin}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    const faults = await faultsOf(origin);
    const failed = await send(`${origin}/services/%ff`);
    const passed = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
    for (const stated of ['https://agency.example', 'https://agency.example', origin]) {
      const { headers, ...form } = await multipart({ name: 'Morgan' });
      const fromOurPage = { ...headers, ...passed, origin: stated, 'sec-fetch-site': 'same-origin' };
      await send(`${origin}${paths.backendForm}`, { method: 'POST', ...form, headers: fromOurPage });
    }
    server.kill();
    expect(faults).toEqual({});
    expect(failed.status).toBe(400);
    expect(failed.body.toString()).toContain('Unexpected Application Error!</h1>');
    expect((await said).match(/(?<="event":")proxy_\w+/g)).toEqual(['proxy_host', 'proxy_hops']);
  });

  const endOf = async (server: ReturnType<typeof startStandalone>) => {
    const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    return { said, code };
  };

  test('does not come up with a variable it cannot use', async () => {
    const { said, code } = await endOf(startStandalone({ RATE_LIMIT: 'maybe' }));
    expect(said).toContain('RATE_LIMIT: must be on or off.');
    expect(code).toBe(1);
    // As quotes in a file for `docker --env-file` have it: Next would listen on 3000.
    expect(await endOf(startStandalone({ PORT: `"${port}"` }))).toEqual({
      said: 'PORT: must be a number from 0 to 65535. The file .env.example describes each variable.\n',
      code: 1,
    });
  });

  test('hands an adapter every page with its policy', async () => {
    const host = await startSmallHost(`${root}/${strangerBuild}`);
    const pages = Object.entries(await faultsOf(host.origin)).filter(([what]) => what.startsWith('/'));
    const wrong = pages.flatMap(([address, faults]) =>
      faults.filter((fault) => !fault.includes('set SITE_URL')).map((fault) => `${address} ${fault}`),
    );
    expect(wrong).toEqual([]);
    const missing = await (await fetch(`${host.origin}/nowhere`)).text();
    expect(missing).toContain('<meta http-equiv="Content-Security-Policy"');
    host.stop();
  });

  test('still has the scripts of the build before it, for pages that are open', async () => {
    for (const folder of [strangerBuild, `${strangerBuild}/standalone/.next`])
      for (const file of ownStaticFiles(oldBuild))
        expect(existsSync(`${root}/${folder}/${file}`), `${folder}/${file}`).toBe(true);
  });
});

const drawing = (page: Page) => page.locator('a[data-figure]').first();

test.describe('a 3D scene whose host', () => {
  test.use(inQuickMotion);
  let site: Site;
  test.beforeAll(async () => {
    site = await serveBuild(strangerBuild);
  });
  test.afterAll(() => site.stop());

  /** Comes to the landing page from another one: a policy is that of the document, and no other is loaded on the way. */
  async function openScene(page: Page, answer: SceneAnswer) {
    sceneHost.answerSo(answer);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto(`${site.origin}/about`);
    await hydrated(page);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL(`${site.origin}/`);
    await expect.poll(sceneHost.asked).toBe(1);
    return { scene: page.locator('[data-scene]'), refused };
  }

  for (const { answer, seconds, set } of [
    { answer: 'fails', seconds: 0, set: {} },
    { answer: 'lies', seconds: 0, set: full },
    { answer: 'hangs', seconds: 20, set: full },
  ] as const)
    test(`${answer} leaves the drawing in its place, and is reported once`, set, async ({ page }) => {
      await database.sql`delete from website_analytics`;
      await page.clock.install();
      const { scene, refused } = await openScene(page, answer);
      await page.clock.runFor(seconds * 1000);
      await expect(scene).not.toBeAttached();
      await expect(drawing(page)).toBeVisible();
      expect(refused).toEqual([]);
      await page.close({ runBeforeUnload: true });
      const reported = () => database.sql`
        select error_message from website_analytics where event_type = 'error'`;
      await expect.poll(reported).toEqual([{ error_message: 'The 3D scene could not be shown.' }]);
    });

  test('answers takes the place of the drawing', full, async ({ page }) => {
    test.skip(!trialScene, 'needs a scene: SPLINE_TRIAL_SCENE=scene.splinecode');
    const { scene, refused } = await openScene(page, 'answers');
    await expect(scene).toHaveAttribute('data-scene', 'shown');
    await expect(scene.locator('canvas')).toBeVisible();
    await expect(drawing(page)).toBeHidden();
    // A scene with words asks for their font at a host of its own choice, and does without.
    expect(refused.filter((said) => !said.includes('https://fonts.gstatic.com/'))).toEqual([]);
  });
});

test.describe('a build with the key of the old one, and without an address', () => {
  let sisterBuild: ReturnType<typeof buildAgain>;
  test.beforeAll(() => {
    sisterBuild = buildAgain({});
  });

  test('says once that it has none', full, () => {
    expect(sisterBuild.complaints.match(/^SITE_URL is not set: /gm)).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('takes a form that was opened before the deploy', full, async ({ page }) => {
      const old = await serveBuild(oldBuild);
      await page.goto(`${old.origin}/backend-form`);
      await answer(page, { ...supportAnswers, name: 'Carried over' });
      const current = await deploy(old, sisterBuild.folder);
      await transcend(page).click();
      await expect(page).toHaveURL(`${current.origin}/services/ai-agents`);
      expect(await stored('Carried over')).toHaveLength(1);
      await current.stop();
    });
  });
});
