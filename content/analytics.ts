/** How much of a visit may be recorded. Its kinds of events are in `lib/analytics/website-events.ts` and `journey-events.ts`. */

/** What a visitor does with a recommendation (docs/lifecycle.md). */
export const journeyActions = [
  'show_now',
  'contact',
  'see_demo',
  'change_answers',
  'dismiss',
  'alternative',
] as const;
export type JourneyAction = (typeof journeyActions)[number];

export const webVitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const webVitalRatings = ['good', 'needs-improvement', 'poor'] as const;

export const deviceTypes = ['mobile', 'tablet', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** What the names of buttons that lead to a provider begin with or contain: the views for staff know stored clicks by it. */
export const handOffNames = { calendar: 'contact-calendar', checkout: '-buy-' } as const;
export type CalendarButton = `${typeof handOffNames.calendar}${string}`;
export type CheckoutButton = `${string}${typeof handOffNames.checkout}${string}`;

/**
 * Calls to action that only an opening shows, a text that was not understood, or the menu. Few views of a page have them,
 * so the views for staff give them no share (decisions 0263, 0277).
 */
export const rarelyShownCalls = [
  'answer-book-a-call',
  'answer-all-services',
  'clarification-book-a-call',
  'form-income-assessment',
  // In the drawer, which few visitors open (decision 0277).
  'menu-book-a-call',
] as const;
export type RarelyShownCall = (typeof rarelyShownCalls)[number];

/** Lengths in UTF-16 units: the browser cuts at them, the endpoint refuses what is longer. */
export const eventLimits = {
  /** Of an element's text and a field's value (R116). */
  text: 100,
  /** Of the names, ids and labels our own pages carry. */
  label: 200,
  /** A path without query, a referrer without query. */
  address: 500,
  errorMessage: 500,
  errorStack: 2000,
  utm: 200,
  /** Answers one question offers. */
  options: 10,
} as const;

/** One request carries at most so many events, of at most so many sessions; browsers keep to so many bytes. */
export const batchLimits = { events: 50, sessions: 20, bytes: 48 * 1024 } as const;

/**
 * How long records of visits are kept (privacy policy, retention), and the record that a lead was sent, from the end of
 * the sending on; `npm run prune` deletes what is older.
 */
export const retentionMonths = { visits: 13, bots: 1, deliveries: 1 } as const;
