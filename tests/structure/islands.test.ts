import { expect, it } from 'vitest';
import { sources } from './sources';

it('lists every client island, so that a new one shows in review', () => {
  const islands = sources('app', 'components')
    .filter(({ text }) => /^['"]use client['"]/.test(text))
    .map(({ file }) => file);
  expect(islands).toMatchInlineSnapshot(`
    [
      "app/error.tsx",
      "app/global-error.tsx",
      "components/analytics/journey.tsx",
      "components/analytics/tracker.tsx",
      "components/assessments/assessment-form.tsx",
      "components/assessments/given-answers.tsx",
      "components/assessments/loading-screen.tsx",
      "components/assessments/outbox-delivery.tsx",
      "components/assessments/recommendation-note.tsx",
      "components/careers/application-form.tsx",
      "components/contact/calendar.tsx",
      "components/demo/demo-screen.tsx",
      "components/demo/demo-status.tsx",
      "components/effects/cursor-trail.tsx",
      "components/effects/page-change.tsx",
      "components/effects/particle-background.tsx",
      "components/errors/render-failure.tsx",
      "components/landing/hero/typed-once.tsx",
      "components/landing/scene/scene-slot.tsx",
      "components/landing/services-carousels/services-stage.tsx",
      "components/landing/workflow-carousel/workflow-stage.tsx",
      "components/layout/drawer.tsx",
      "components/layout/footer-logo.tsx",
      "components/layout/header-bar.tsx",
      "components/layout/history-link.tsx",
      "components/layout/theme-toggle.tsx",
      "components/legal/privacy-signal.tsx",
      "components/legal/today.tsx",
      "components/services/mode-switch.tsx",
      "components/ui/section-index.tsx",
      "components/ui/site-link.tsx",
      "components/workflows/purchase-link.tsx",
    ]
  `);
});
