import { productName } from '@/content/product-name';
import { site } from '@/content/site';
import { button, element, heading, link, radio } from './support/look';
import { expect, test } from './support/test';

const fromAgents = '/demo?service=ai-agents&from=/services/ai-agents';

test('demo: counts down, stays for whoever asks, and leads back', async ({ visitor }) => {
  await visitor.open(fromAgents);
  await visitor.text(heading()).toBe('The AI Agents demo is coming soon');
  await visitor.text(element('[role="timer"]')).toMatch(/11[5-8] seconds/);
  await visitor.click(button('Stay on this page'));
  await visitor.text(element('[role="timer"]')).toContain('Stopped');
  await visitor.click(link('Back', 'header'));
  await visitor.address().toBe('/services/ai-agents');
});

test('phone page: both modes, by pointer, by keys and by address', async ({ visitor }) => {
  await visitor.open('/services/ai-phone-callers');
  await visitor.visible(heading('Questions about incoming calls'));
  await visitor.click(radio('Outbound'));
  await visitor.visible(heading('Questions about outgoing calls'));
  await visitor.hidden(heading('Questions about incoming calls'));
  await visitor.address().toBe('/services/ai-phone-callers?mode=outbound');
  await visitor.press('ArrowLeft');
  await visitor.visible(heading('Questions about incoming calls'));
  await visitor.open('/services/ai-phone-callers?mode=outbound');
  await visitor.visible(heading('Questions about outgoing calls'));
});

test('contact: the calendar takes the place kept for it, and asks nobody before', async ({ visitor }) => {
  await visitor.open('/contact');
  const frames = () => visitor.run(() => [...document.querySelectorAll('iframe')].map(({ src }) => src));
  expect(await frames()).toEqual([]);
  await visitor.click(button('Show the calendar'));
  await visitor.poll('the calendar', frames).toEqual([expect.stringContaining(site.calendarUrl)]);
  await visitor.focused(element('iframe'));
  await visitor.attribute(element('iframe'), 'height').toBe('700');
});

test('legal: the contents lead to their sections and mark the reader’s', async ({ visitor }) => {
  await visitor.open('/privacy-policy');
  const updates = link('Updates to this policy', 'nav[aria-label="Contents"]');
  await visitor.click(updates);
  await visitor.address().toBe('/privacy-policy#updates');
  await visitor.attribute(updates, 'aria-current').toBe('true');
  await visitor
    .poll('the section is in view', async () => {
      const box = (await visitor.look(element('#updates-title')))?.box;
      return box !== undefined && box.y >= 0 && box.y < 720;
    })
    .toBe(true);
  await visitor.open('/terms-of-service');
  await visitor.text(element('main')).toContain('Effective January 1, 2025');
});

test('404: says so, and leads on', async ({ visitor }) => {
  await visitor.open('/nowhere');
  await visitor.title().toBe(`Page not found · ${productName}`);
  await visitor.visible(heading('We cannot find that page'));
  await visitor.click(link('Browse ALL Services', 'main'));
  await visitor.address().toBe('/fullservice');
});

test('pages: a service by its questions and its index, and a workflow to its purchase', async ({
  visitor,
}) => {
  await visitor.open('/services/ai-agents');
  // The keyboard goes the way of the eye: the index stands below the first screen.
  await visitor.run(() => document.querySelector<HTMLElement>('#main')?.focus());
  await visitor.press('Tab');
  await visitor.focused(link('Book a Call', 'main'));
  await visitor.click(button('Where can it answer?'));
  await visitor.click(button('How long am I bound?'));
  const open = () =>
    visitor.run(() => [...document.querySelectorAll('details[name="questions"][open]')].map(({ id }) => id));
  await visitor.poll('the open question', open).toEqual(['common-2']);
  await visitor.click(link('Timeline', 'nav[aria-label="On this page"]'));
  await visitor.attribute(link('Timeline', 'nav[aria-label="On this page"]'), 'aria-current').toBe('true');
  await visitor.open('/workflows/auto-vsl-generator');
  // Nobody answers there, and each engine has an address of its own for that.
  await visitor.attribute(link('Proceed to Purchase'), 'href').toContain('auto-vsl-generator');
  await visitor.click(link('Proceed to Purchase'));
  await visitor.poll('a tab with the payment page', () => visitor.tab.opened()).toHaveLength(1);
});

test('the strict policy holds, and what is against it is stopped and reported', async ({
  visitor,
  network,
}) => {
  await visitor.open('/');
  await visitor.run(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isBroken = true';
    document.body.append(script);
  });
  await expect.poll(() => network.violations.splice(0)).toEqual([expect.stringContaining('script-src')]);
  expect(await visitor.run(() => 'isBroken' in window)).toBe(false);
});
