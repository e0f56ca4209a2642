import type { Locator } from '@playwright/test';
import { careers, applicationMessages as messages } from '@/content/careers';
import { applicationDraft } from '../support/applications';
import { errorSummary } from './support/assessment';
import { begunAgo, confirmation, fillApplication, submitButton } from './support/careers';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  return box;
}

/** In one tab: the first finds the form empty, each other one says what stands in it. */
const opened = openOnce(async (page) => {
  await begunAgo(page, 60_000);
  await page.goto('/hiring');
});
test.beforeEach(() => opened().setViewportSize({ width: 1280, height: 720 }));

test('an error moves no field sideways at 320, 768 and 1440 px', async () => {
  const page = opened();
  const field = page.getByLabel('Last name');
  const placesAcross = async () => {
    const places: [width: number, x: number, extent: number][] = [];
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await boxOf(field);
      places.push([width, box.x, box.width]);
    }
    return places;
  };
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  const before = await placesAcross();
  await page.getByLabel('First name').fill('Morgan');
  await submitButton(page).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await placesAcross()).toEqual(before);
});

test('two fields side by side keep their labels and boxes on one line when one of them is wrong', async () => {
  const page = opened();
  await page.getByLabel('First name').fill('Morgan');
  await submitButton(page).click();
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  const tops = async (parts: Locator[]) => new Set((await Promise.all(parts.map(boxOf))).map(({ y }) => y));
  const boxes = [page.getByLabel('First name'), page.getByLabel('Last name')];
  const labels = [
    page.getByText('First name', { exact: true }),
    page.getByText('Last name', { exact: true }),
  ];
  expect((await tops(boxes)).size).toBe(1);
  expect((await tops(labels)).size).toBe(1);
  // What is wrong is said between the label and the box (decision 0286).
  const column = [
    page.getByText('Last name', { exact: true }),
    page.locator('#lastName-message'),
    page.getByLabel('Last name'),
  ];
  const down = (await Promise.all(column.map(boxOf))).map(({ y }) => y);
  expect([...down].sort((a, b) => a - b)).toEqual(down);
});

test('enlarged to 400 %, the bar covers neither the head of the summary nor the label of a field it leads to', async () => {
  const page = opened();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByLabel('First name').fill('');
  await submitButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  const bar = page.getByRole('banner');
  const isUnderBar = async (part: Locator) => (await boxOf(part)).y < (await boxOf(bar)).height;
  await expect.poll(() => isUnderBar(errorSummary(page).getByRole('heading'))).toBe(false);
  for (const field of ['phoneNumber', 'aboutYourself'] as const) {
    const label = careers.labels[field];
    await errorSummary(page).getByRole('link', { name: messages[field].missing }).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect.poll(() => isUnderBar(page.getByText(label, { exact: true }))).toBe(false);
  }
});

test.describe('on a phone', () => {
  test.beforeEach(() => opened().setViewportSize({ width: 360, height: 740 }));

  test('the summary leaves the first field that is wrong in view', async () => {
    const page = opened();
    await page.getByLabel('First name').fill('');
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  });

  // The last: after it there is no form.
  test('the confirmation, with its ways on, is what is seen first', async () => {
    const page = opened();
    await fillApplication(page, applicationDraft({ email: 'phone@example.com' }));
    await submitButton(page).click();
    await expect(confirmation(page)).toBeFocused();
    for (const name of [careers.confirmation.home, careers.confirmation.services])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  });
});
