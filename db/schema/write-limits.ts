import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Writes counted for each client, shared by all instances; the columns and their order are rate-limiter-flexible's. */
export const writeLimits = pgTable('write_limits', {
  /** Kind of write and a hash of the client's network, good for one day. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970; expired rows are deleted an hour later. */
  expire: bigint('expire', { mode: 'number' }),
});
