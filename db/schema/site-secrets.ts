import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets made once by whichever instance needs one first, so that all instances agree. */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  /** 32 random bytes in base64url. */
  value: text('value').notNull(),
});
