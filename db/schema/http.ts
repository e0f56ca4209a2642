import { bigint, date, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { Descriptions } from './descriptions';

/** Secrets made once, by whichever instance needs one first, so that all instances agree. */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** What turns addresses into codes for one day (UTC); deleted the day after. */
export const addressSalts = pgTable('address_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** Writes counted for each client, shared by all instances. rate-limiter-flexible determines the columns and their order. */
export const writeLimits = pgTable('write_limits', {
  /** Has a code for the client's address, which is stored nowhere (decision 0053). */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** What staff read about these tables and their columns; written into the database as well. */
export const httpDescriptions: Descriptions<{
  siteSecrets: typeof siteSecrets;
  addressSalts: typeof addressSalts;
  writeLimits: typeof writeLimits;
}> = {
  siteSecrets: {
    about: 'Secrets all instances share, made by whichever needs one first. For nobody to read but the site.',
    columns: { name: 'What it is for.', value: 'Secret: 32 random bytes in base64url.' },
  },
  addressSalts: {
    about: 'What turns visitors’ addresses into codes for one day. Deleted the day after.',
    columns: { day: 'The day, UTC.', salt: 'Secret: 32 random bytes in base64url.' },
  },
  writeLimits: {
    about:
      'Writes counted for each client, so that all instances limit them together. Written by the rate limiter.',
    columns: {
      key: 'Kind of write and the day’s code of the client’s network; probe is the readiness check’s own.',
      points: 'Writes counted in the window; bytes of them where the kind ends in _bytes.',
      expire: 'End of the window, milliseconds since 1970; the row goes an hour later.',
    },
  },
};
