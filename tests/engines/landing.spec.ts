import { element, heading } from './support/look';
import { expect, test } from './support/test';

const workflowStage = 'Ten brand-new video-model and social-media workflows';

test('landing: the headline is whole, and every section is there', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.attribute(element('h1 [aria-hidden], h1'), 'aria-hidden').not.toBe('');
  await visitor.text(heading('Transcend Your Business With AI')).toContain('Transcend');
  expect(
    await visitor.run(() => [...document.querySelectorAll('main h2')].map((h2) => h2.textContent)),
  ).toEqual([
    'Why Choose Us?',
    'Can I Work With You?',
    'Destiny Shifter',
    'Nine AI services for your business',
    'Six promises to clients',
    workflowStage,
    'Common questions',
  ]);
});
