import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../server/site';
import { applicationDraft } from '../support/applications';
import { copyProjectTo } from '../support/copy-project';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { answer, errorSummary, supportAnswers, transcend } from './support/assessment';
import { confirmation, fillApplication, submitButton } from './support/careers';

test.describe.configure({ mode: 'serial' });

const variables = (database: TestDatabase) => ({ DATABASE_URL: database.url, RATE_LIMIT: 'off' });
const oldBuild = `${mkdtempSync(path.join(tmpdir(), 'old build '))}/`;
let database: TestDatabase;

test.beforeAll(async () => {
  database = await createTestDatabase();
  copyProjectTo(oldBuild);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

test.afterAll(async () => {
  await database.drop();
  rmSync(oldBuild, { recursive: true, force: true });
});

/** The new build takes the place of the old one, on the same port. */
async function deploy(old: Site): Promise<Site> {
  const { port } = new URL(old.origin);
  await old.stop();
  return startSite({ ...variables(database), PORT: port });
}

const stored = (name: string) => database.sql`select service_path from ai_assessments where name = ${name}`;

test('a form that was opened before a deploy is answered and stored after it', async ({ page }) => {
  const old = await startSite(variables(database), oldBuild);
  await page.goto(`${old.origin}/backend-form`);
  await answer(page, { ...supportAnswers, name: 'Deployed' });
  const current = await deploy(old);
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL(`${current.origin}/services/ai-agents`);
  expect(await stored('Deployed')).toEqual([{ service_path: '/services/ai-agents' }]);
  await current.stop();
});

test('a form filled in before a deploy and left open keeps its answers through the reload', async ({
  page,
}) => {
  const old = await startSite(variables(database), oldBuild);
  await page.goto(`${old.origin}/backend-form`);
  await answer(page, { ...supportAnswers, name: 'Reloaded' });
  const current = await deploy(old);
  await page.reload();
  await expect(transcend(page)).toBeEnabled();
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL(`${current.origin}/services/ai-agents`);
  expect(await stored('Reloaded')).toHaveLength(1);
  await current.stop();
});

test('an application begun before a deploy reloads its page once, keeps every word, and arrives', async ({
  page,
}) => {
  const old = await startSite(variables(database), oldBuild);
  const email = 'deployed@example.com';
  await page.goto(`${old.origin}/hiring`);
  await fillApplication(page, applicationDraft({ email, firstName: 'Kept' }));
  const current = await deploy(old);
  const reloaded = page.waitForEvent('load');
  await submitButton(page).click();
  await reloaded;
  await expect(errorSummary(page)).toContainText('This page was updated while you had it open.');
  await expect(page.getByLabel('First name')).toHaveValue('Kept');
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await database.sql`select first_name from career_applications where email = ${email}`).toEqual([
    { first_name: 'Kept' },
  ]);
  await current.stop();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form of the old build is refused as stale and stores nothing', async ({ page }) => {
    const old = await startSite(variables(database), oldBuild);
    await page.goto(`${old.origin}/backend-form`);
    await answer(page, { ...supportAnswers, name: 'Stale' });
    const current = await deploy(old);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await transcend(page).click();
    expect((await answered).status()).toBe(409);
    expect(await stored('Stale')).toHaveLength(0);
    await current.stop();
  });
});
