import { answer, supportAnswers, takeAssessment, transcend } from './support/assessment';
import { expect, serveSite, test } from './support/site';

const site = serveSite({ TEST_TIME: 'usual' });

test.describe.configure({ mode: 'serial' });

test('a database stopped in mid-flow and started again loses nothing and stores nothing twice', async ({
  page,
}) => {
  await page.goto('/backend-form');
  await answer(page, { ...supportAnswers, name: 'Stopped' });
  await site.database.stop();
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-agents');

  await site.database.start();
  expect(await site.assessments({ name: 'Stopped' })).toHaveLength(0);
  const delivered = page.waitForResponse('**/api/assessments');
  await page.reload();
  expect(await (await delivered).json()).toMatchObject({ stored: true });
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await site.assessments({ name: 'Stopped' })).toHaveLength(1);
});

test('a result does not wait for a database that hangs', async ({ page }) => {
  await page.goto('/backend-form');
  await answer(page, { ...supportAnswers, name: 'Hanging' });
  await site.database.hang();
  await transcend(page).click();
  await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
  await site.database.start();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  await page.reload();
  await expect.poll(() => site.assessments({ name: 'Hanging' })).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the server tries again after the response', async ({ page }) => {
    await page.goto('/backend-form');
    await answer(page, { ...supportAnswers, name: 'Later' });
    await site.database.stop();
    await transcend(page).click();
    await expect(page).toHaveURL('/services/ai-agents');
    await site.database.start();
    await expect.poll(() => site.assessments({ name: 'Later' })).toHaveLength(1);
  });
});

test('afterwards everything is stored at once again', async ({ page }) => {
  await page.goto('/backend-form');
  await takeAssessment(page, { ...supportAnswers, name: 'Healed' });
  expect(await site.assessments({ name: 'Healed' })).toHaveLength(1);
});
