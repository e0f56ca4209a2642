import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

// Sums by day, so that a report over months reads hundreds of rows and not millions. A day is that of the moment
// something happened, in UTC; suspected bots are left out. db/reporting/rollups fills the tables, none of which has the
// number of a visit. Clicks, errors and addresses that no page has repeat what a single visit may have sent, word for
// word: db/prune.ts deletes them at the age of visits. All others are kept.

/** What was viewed: one row for each day and page. */
export const dailyPages = pgTable(
  'daily_pages',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    views: integer('views').notNull(),
    sessions: integer('sessions').notNull(),
    entries: integer('entries').notNull(),
    exits: integer('exits').notNull(),
    engagedSeconds: doublePrecision('engaged_seconds').notNull(),
    scrolls: integer('scrolls').notNull(),
    scrollPercents: integer('scroll_percents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/** What was pressed: one row for each day, page and element. */
export const dailyClicks = pgTable(
  'daily_clicks',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    elementId: text('element_id').notNull(),
    label: text('label').notNull(),
    target: text('target').notNull(),
    clicks: integer('clicks').notNull(),
    sessions: integer('sessions').notNull(),
  },
  // No key, because these texts together may be longer than an index allows.
  (table) => [index('daily_clicks_day').on(table.day)],
);

/** Journeys through an assessment: one row for each day on which they began, and kind of assessment. */
export const dailyJourneys = pgTable(
  'daily_journeys',
  {
    day: date('day').notNull(),
    assessmentType: text('assessment_type').notNull(),
    started: integer('started').notNull(),
    answered: integer('answered').notNull(),
    completed: integer('completed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.assessmentType] })],
);

/** The same for each question. */
export const dailyQuestions = pgTable(
  'daily_questions',
  {
    day: date('day').notNull(),
    assessmentType: text('assessment_type').notNull(),
    questionNumber: smallint('question_number').notNull(),
    viewed: integer('viewed').notNull(),
    answered: integer('answered').notNull(),
    wentBack: integer('went_back').notNull(),
    leftHere: integer('left_here').notNull(),
    answerSeconds: doublePrecision('answer_seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.assessmentType, table.questionNumber] })],
);

/** Form submissions that were refused: one row for each day, form, field and kind of fault. */
export const dailyRefusals = pgTable(
  'daily_refusals',
  {
    day: date('day').notNull(),
    form: text('form').notNull(),
    field: text('field').notNull(),
    fault: text('fault').notNull(),
    refusals: integer('refusals').notNull(),
    sessions: integer('sessions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.form, table.field, table.fault] })],
);

/** What went wrong in browsers: one row for each day, error and page. */
export const dailyErrors = pgTable(
  'daily_errors',
  {
    day: date('day').notNull(),
    fingerprint: text('fingerprint').notNull(),
    page: text('page').notNull(),
    errorType: text('error_type').notNull(),
    message: text('message').notNull(),
    occurrences: integer('occurrences').notNull(),
    sessions: integer('sessions').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.fingerprint, table.page] })],
);

/** How fast pages were: a histogram for each day, page, device and vital. */
export const dailyVitals = pgTable(
  'daily_vitals',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    deviceType: text('device_type').notNull(),
    vital: text('vital').notNull(),
    bucket: smallint('bucket').notNull(),
    samples: integer('samples').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.deviceType, table.vital, table.bucket] })],
);

/** Events that never arrived: one row for each day on which the sessions began. */
export const dailyLosses = pgTable('daily_losses', {
  day: date('day').primaryKey(),
  sessions: integer('sessions').notNull(),
  sessionsWithLoss: integer('sessions_with_loss').notNull(),
  sent: integer('sent').notNull(),
  stored: integer('stored').notNull(),
});

/** The work that one instance does for all of them, by name. */
export const maintenanceRuns = pgTable('maintenance_runs', {
  name: text('name').primaryKey(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }).notNull(),
  seconds: doublePrecision('seconds').notNull(),
  seenUntil: timestamp('seen_until', { withTimezone: true }).notNull(),
  definition: text('definition'),
});
