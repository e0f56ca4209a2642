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
      "components/assessments/why-note.tsx",
      "components/careers/application-form.tsx",
      "components/contact/calendar.tsx",
      "components/demo/demo-back.tsx",
      "components/demo/demo-screen.tsx",
      "components/demo/demo-status.tsx",
      "components/landing/hero/typed-once.tsx",
      "components/landing/scene/scene-slot.tsx",
      "components/landing/services-carousels/services-stage.tsx",
      "components/landing/workflow-carousel/workflow-stage.tsx",
      "components/layout/drawer/menu-drawer.tsx",
      "components/layout/drawer/menu-entry.tsx",
      "components/layout/drawer/menu-toggle.tsx",
      "components/layout/footer-logo.tsx",
      "components/layout/header-bar.tsx",
      "components/layout/history-link.tsx",
      "components/layout/lost/render-failure.tsx",
      "components/legal/contents.tsx",
      "components/legal/privacy-signal.tsx",
      "components/legal/today.tsx",
      "components/overlays/cursor-trail/cursor-trail.tsx",
      "components/overlays/page-arrival.tsx",
      "components/overlays/particles/particle-background.tsx",
      "components/overlays/theme-toggle.tsx",
      "components/sections/mode-switch.tsx",
      "components/sections/section-index.tsx",
      "components/ui/site-link.tsx",
      "components/workflows/purchase-link.tsx",
    ]
  `);
});
