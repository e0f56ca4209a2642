import { checkEnvironment } from './site/environment';
import { serveSite } from './site/run-site';
import { shutDownOnSignals } from './site/shutdown';

/** Serves what was built, with the database of `DATABASE_URL` or none: no build, no migration. */
export async function serve(): Promise<void> {
  shutDownOnSignals();
  const { DATABASE_URL, PORT } = checkEnvironment();
  await serveSite({ dev: false, port: PORT, psql: DATABASE_URL ? 'psql "$DATABASE_URL"' : 'none' });
}
