import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  applicationTextNames,
  type ExperienceFieldName,
  applicationLimits as limits,
} from '@/content/careers';
import { type FormBotReason, formBotReasons } from './bot-reasons';
import { hasLengthUpTo } from './checks';
import type { Descriptions } from './descriptions';

type Experience = Record<'id' | ExperienceFieldName, string>;

/** Longer than the name of any position. Which there are is the site's business. */
const positionLimit = 100;

/** The check of `phone_number` is called `career_applications_phone`. */
const lengthCheckOf = (column: string) => `career_applications_${column.replace('_number', '')}`;

/** Careers applications, one row each (R100). */
export const careerApplications = pgTable(
  'career_applications',
  {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    correctedAt: timestamp('corrected_at', { withTimezone: true }),
    press: integer('press').notNull().default(0),
    /** No foreign key: the session's row may never arrive. */
    sessionId: uuid('session_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    position: text('position').notNull(),
    experiences: jsonb('experiences').$type<Experience[]>().notNull(),
    aboutYourself: text('about_yourself').notNull(),
    suspectedBot: boolean('suspected_bot').notNull(),
    botReasons: text('bot_reasons').array().$type<FormBotReason[]>().notNull(),
  },
  (table) => [
    // Staff read by time, and rows arrive in that order: a BRIN index costs an insert next to nothing.
    index('career_applications_created_at').using('brin', table.createdAt),
    index('career_applications_session_id').on(table.sessionId),
    // Addresses are stored in the case in which they were typed, but searched for in any.
    index('career_applications_email').on(sql`lower(${table.email})`),
    // Characters here, UTF-16 units in the form. There are never more characters than units, so what the form accepts
    // fits.
    ...applicationTextNames.map((name) =>
      check(lengthCheckOf(table[name].name), hasLengthUpTo(table[name], limits[name])),
    ),
    check('career_applications_position', hasLengthUpTo(table.position, positionLimit)),
    check('career_applications_about', hasLengthUpTo(table.aboutYourself, limits.aboutYourself)),
    check(
      'career_applications_experiences',
      sql`case when jsonb_typeof(${table.experiences}) = 'array'
        then jsonb_array_length(${table.experiences}) <= ${sql.raw(`${limits.experiences}`)} else false end`,
    ),
    check('career_applications_bot', sql`${table.suspectedBot} = (cardinality(${table.botReasons}) > 0)`),
  ],
);

/** A row as it is written; the database sets `created_at` and `corrected_at`. */
export type ApplicationRecord = Omit<typeof careerApplications.$inferInsert, 'createdAt' | 'correctedAt'>;

/** What staff read about this table and its columns; written into the database as well. */
export const careerDescriptions: Descriptions<{ careerApplications: typeof careerApplications }> = {
  careerApplications: {
    about:
      'Careers applications, one row each, written by the form of /hiring. Confirmed to the applicant only after the row was stored. Kept until it is erased.',
    columns: {
      id: 'UUID v7 of the browser, or without JavaScript a hash of the content: sending twice stores once.',
      createdAt: 'When the application arrived (server). Use this one.',
      correctedAt:
        'When the applicant last sent it with other words (server); null where all was sent as it stands. The words of before are not kept.',
      press:
        'Which press of the form’s button it is, from 1: an earlier one that arrives later changes nothing. 0 without JavaScript.',
      sessionId:
        'The visit it was written in, user_sessions.session_id. Null without JavaScript or with Global Privacy Control; the row there may be missing.',
      firstName: 'As typed.',
      lastName: 'As typed.',
      phoneNumber:
        'As typed, but for invisible and full-width characters; punctuation and country code are the applicant’s.',
      email:
        'As typed, but for invisible characters and the sign behind it: compare by lower(email), which has an index.',
      position: 'The position applied for, one of content/careers.ts.',
      experiences: 'Earlier work: a list of {id, company, position, duration, description}, as typed.',
      aboutYourself: 'The free text, as typed.',
      suspectedBot:
        'Whether a machine may have sent it. Stored and confirmed like any other; look before you discard.',
      botReasons: `Why: ${formBotReasons.join(', ')}. Empty for a person.`,
    },
  },
};
