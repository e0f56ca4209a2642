import { expect, shareSite, test } from './support/site';

shareSite();

test('moving inside the site loads no other document', async ({ page }) => {
  const documents: string[] = [];
  await page.goto('/');
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of [
    ['All services', '/fullservice'],
    ['Workflows', '/eworkflows'],
    ['About us', '/about'],
    ['Book a call', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Accessibility', '/accessibility'],
    ['Home', '/'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  expect(documents).toEqual([]);
});
