import { assessmentsEndpoint, eventsEndpoint, formTokenEndpoint } from './paths';

/**
 * Every address that programs ask; each has its handler in `app/`. Those that our own pages send to stand in
 * `lib/paths.ts`, one by one: the others would be sent along with every page.
 */
export const endpoints = {
  assessments: assessmentsEndpoint,
  events: eventsEndpoint,
  formToken: formTokenEndpoint,
  /** What balancers ask. */
  health: '/api/health',
  /** Where providers tell of calls and purchases. */
  calendarWebhook: '/api/webhooks/calendar',
  checkoutWebhook: '/api/webhooks/checkout',
  /** What Prometheus collects. */
  metrics: '/metrics',
} as const;
