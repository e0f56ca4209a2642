import { defineConfig } from 'drizzle-kit';

/** Migrations are made with `npm run db:generate -- --name <what it does>` and applied by `npm start`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema/*.ts',
  out: './db/migrations',
});
