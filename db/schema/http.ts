import { bigint, date, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

/** Secrets made once by whichever instance needs one first, so that all instances agree. */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  /** 32 random bytes in base64url. */
  value: text('value').notNull(),
});

/** What turns addresses into codes for one day (UTC); gone the day after. */
export const addressSalts = pgTable('address_salts', {
  day: date('day').primaryKey(),
  /** 32 random bytes in base64url. */
  salt: text('salt').notNull(),
});

/** Writes counted for each client, shared by all instances; the columns and their order are rate-limiter-flexible's. */
export const writeLimits = pgTable('write_limits', {
  /** Kind of write and the code of the client's network, good for one day (decision 0053). */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970; expired rows are deleted an hour later. */
  expire: bigint('expire', { mode: 'number' }),
});
