import { once } from 'node:events';
import { createServer } from 'node:net';
import { closeDatabase } from '@/db/client';
import { reportWaitingAssessments } from '@/lib/assessments/submit-assessment';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { stopLeadWorker } from '@/lib/leads/deliver-leads';
import { buildIfNeeded } from '@/scripts/build';
import { startServer } from '@/scripts/server';
import { buildToServe, holdBuild, pageFactsOf } from './builds';
import { Refusal } from './refusal';
import { checkSchema, migrateToServe, nameEncoding, nameSchemaState, openDatabase } from './site/database';
import { givenPrompt } from './site/database-prompt';
import { announceBlocks, checkEnvironment, tellLeadChannels, tellSiteUrl } from './site/environment';
import { startMaintenance } from './site/maintenance';
import { onShutdown, shutDown, shutDownOnSignals } from './site/shutdown';
import { shortenNextsErrors } from './site/watch-answers';

const portReasons: Record<string, string> = {
  EADDRINUSE: 'another program is listening there',
  EACCES: 'this account may not listen there',
};

/** What to tell an operator about a port that could not be opened; any other error as it is. */
function portRefusal(port: number, error: unknown): unknown {
  if (errorCode(error) === 'EADDRNOTAVAIL')
    return new Refusal(
      'LISTEN_ADDRESS: this machine has no such address.',
      'Set one that it has, as 127.0.0.1 for a proxy on this machine, or leave it out to listen on all.',
    );
  const reason = portReasons[errorCode(error)];
  if (!reason) return error;
  return new Refusal(
    `PORT: the site cannot use port ${port}, ${reason}.`,
    'Stop that program, or choose another port: PORT=3100 npm start',
  );
}

/**
 * Called before the slow steps begin.
 * @throws {Refusal} when the port is taken
 */
async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, env().LISTEN_ADDRESS), 'listening');
  } catch (error) {
    throw portRefusal(port, error);
  }
  probe.close();
  await once(probe, 'close');
}

/** Where a browser on this machine finds a site that listens on this address, or on all. */
function hostOf(address: string | undefined): string {
  if (address === undefined || ['0.0.0.0', '::'].includes(address)) return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

/**
 * Serves until the process ends, and prints where in one short block.
 * @param options.build the folder of the build; undefined serves the sources, with hot reload
 * @param options.port 0 takes any free port
 * @param options.prompt the command with which to look into the database
 */
export async function serveSite({
  build,
  port,
  prompt,
}: {
  build: string | undefined;
  port: number;
  prompt: string;
}): Promise<void> {
  if (build) holdBuild(build);
  const stated = build ? pageFactsOf(build) : undefined;
  if (build) tellSiteUrl(stated?.siteUrl ?? env().SITE_URL);
  if (stated) tellLeadChannels(stated.leadChannels);
  shortenNextsErrors();
  const { LISTEN_ADDRESS: address } = env();
  const server = await startServer({ build, port, address }).catch((error: unknown) => {
    throw portRefusal(port, error);
  });
  onShutdown(closeDatabase);
  onShutdown(async () => globalThis.stopTracing?.());
  const { DATABASE_URL, MAINTENANCE } = env();
  if (DATABASE_URL && MAINTENANCE === 'on') onShutdown(startMaintenance(DATABASE_URL));
  // Runs after the server has stopped, because until then they are still being stored.
  onShutdown(async () => reportWaitingAssessments());
  onShutdown(async () => void (await Promise.all([server.stop(), stopLeadWorker()])));
  const lines = [
    `  Site      http://${hostOf(address)}:${server.port}`,
    `  Database  ${prompt}`,
    `  Stop      Ctrl-C, or kill ${process.pid}`,
  ];
  console.log(`\n${lines.join('\n')}\n`);
}

/**
 * From nothing to a served site. Everything that can be refused is refused before the slow build.
 * @throws {Refusal} after stopping what was already started
 */
export async function runSite({ dev }: { dev: boolean }): Promise<void> {
  shutDownOnSignals(0);
  try {
    const environment = checkEnvironment();
    const { DATABASE_URL, PORT } = environment;
    await checkPort(PORT);
    const { url, prompt } = await openDatabase(DATABASE_URL, true);
    await checkSchema(url);
    await nameEncoding(url);
    const build = dev ? undefined : await buildIfNeeded();
    await migrateToServe(url);
    if (!dev) await announceBlocks(environment);
    await serveSite({ build, port: PORT, prompt });
  } catch (error) {
    await shutDown();
    throw error;
  }
}

/** `npm start`: builds when needed, opens and migrates the database, and serves the built site. */
export const start = () => runSite({ dev: false });

/** `npm run dev`: the same from the sources, with hot reload. */
export const dev = () => runSite({ dev: true });

/** `npm run serve`: serves what was built, with the database of `DATABASE_URL` or none: no build, no migration. */
export async function serve(): Promise<void> {
  shutDownOnSignals(0);
  const { DATABASE_URL, PORT } = checkEnvironment();
  const { folder: build, isOfOtherSources } = buildToServe(process.cwd());
  if (isOfOtherSources)
    console.error(
      'The newest build is served. It was made of other sources than those here: npm run build makes one.',
    );
  if (DATABASE_URL) {
    void nameSchemaState(DATABASE_URL);
    void nameEncoding(DATABASE_URL);
  } else console.error('DATABASE_URL is not set: pages are served, and nothing that visitors send is kept.');
  await serveSite({ build, port: PORT, prompt: DATABASE_URL ? givenPrompt() : 'none' });
}
