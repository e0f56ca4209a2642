import { newestBuild } from './builds';
import { Refusal } from './refusal';
import { nameSchemaState, promptLine } from './site/database';
import { checkEnvironment } from './site/environment';
import { runSite, serveSite } from './site/run-site';
import { shutDownOnSignals } from './site/shutdown';

/** `npm start`: builds when needed, brings up and migrates the database, and serves the built site. */
export const start = () => runSite({ dev: false });

/** `npm run dev`: the same from the sources and with hot reload. */
export const dev = () => runSite({ dev: true });

/** `npm run serve`: serves what was built, with the database of `DATABASE_URL` or none: no build, no migration. */
export async function serve(): Promise<void> {
  shutDownOnSignals();
  const { DATABASE_URL, PORT } = checkEnvironment();
  const build = newestBuild(process.cwd());
  if (!build) throw new Refusal('There is no build to serve.', 'Make one first: npm run build');
  if (DATABASE_URL) void nameSchemaState(DATABASE_URL);
  else console.error('DATABASE_URL is not set: pages are served, and nothing that visitors send is kept.');
  await serveSite({ build, port: PORT, prompt: DATABASE_URL ? promptLine('psql "$DATABASE_URL"') : 'none' });
}
