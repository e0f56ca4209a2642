import { expect, it } from 'vitest';
import { sources } from './sources';

it('lists every client island, so that a new one shows in review', () => {
  const islands = sources('app', 'components')
    .filter(({ text }) => /^['"]use client['"]/.test(text))
    .map(({ file }) => file);
  expect(islands).toMatchInlineSnapshot(`
    [
      "components/assessments/assessment-form.tsx",
      "components/assessments/given-answers.tsx",
      "components/assessments/loading-screen.tsx",
      "components/assessments/outbox-delivery.tsx",
      "components/assessments/why-note.tsx",
      "components/layout/back-link.tsx",
      "components/sections/mode-switch.tsx",
      "components/sections/section-index.tsx",
      "components/ui/site-link.tsx",
    ]
  `);
});
