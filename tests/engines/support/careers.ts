import { applicationTextNames } from '@/content/careers';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { element } from './look';
import type { Visitor } from './visitor';

/** Fills the open form in the order of its fields, leaving out those without a text. */
export async function fillApplication(visitor: Visitor, draft: ApplicationDraft) {
  for (const name of [...applicationTextNames, 'aboutYourself'] as const)
    if (draft[name]) await visitor.fill(element(`#${name}`), draft[name]);
  if (!draft.position) return;
  // By its first letters, as by keyboard: what a pointer opens belongs to the desktop, not to the page.
  await visitor.run(() => document.querySelector<HTMLElement>('#position')?.focus());
  await visitor.tab.type('Sales');
  await visitor
    .poll('the position', async () => (await visitor.look(element('#position')))?.value)
    .toBe(draft.position);
}
