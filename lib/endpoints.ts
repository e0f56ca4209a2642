import { assessmentsEndpoint, eventsEndpoint, formTokenEndpoint } from './paths';

/**
 * Every address that programs use; each has its handler in `app/`. Those that our own pages send to are in
 * `lib/paths.ts`, one by one, so that pages need not load the others with them.
 */
export const endpoints = {
  assessments: assessmentsEndpoint,
  events: eventsEndpoint,
  formToken: formTokenEndpoint,
  /** Asked by load balancers. */
  health: '/api/health',
  /** Where providers report calls and purchases. */
  calendarWebhook: '/api/webhooks/calendar',
  checkoutWebhook: '/api/webhooks/checkout',
  /** Collected by Prometheus. */
  metrics: '/metrics',
} as const;
