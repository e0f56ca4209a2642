import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Site = {
  /** `http://127.0.0.1:41234` */
  origin: string;
  /** What the server has written to its error stream so far. */
  log(): string;
  stop(): Promise<void>;
  /** Ends the process where it stands, as a crash or a host without patience does. */
  kill(): Promise<void>;
};

/** One for all sites of a file: the clocks of instances agree, also where they go slower. */
const begun = String(Date.now());

/** Carries the path of what `tests/support/serve-program.ts` makes to the workers of a run. */
export const programVariable = 'TEST_SERVE_PROGRAM';

/** Carries the folder of the build that a run is about to its workers: `.next` may lead to another meanwhile. */
export const buildVariable = 'TEST_BUILD';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Serves the production build in a process of its own, with these variables and without those of this machine.
 * @param variables the site's, and TEST_TIME. Unset, the site gives nothing up because this machine is busy; `usual` is
 * for tests of what happens when time is over, `usual pauses` for those of work that it begins by itself; with `slow` the
 * minutes of its limits do not run out either
 * @param folder where the project stands, if it is a copy of this one; ends with a slash
 */
export async function startSite(variables: Record<string, string> = {}, folder = root): Promise<Site> {
  // A copy serves what its own sources say.
  const [program, build = '.next'] =
    folder === root ? [process.env[programVariable], process.env[buildVariable]] : [];
  if (!existsSync(`${folder}${build}/BUILD_ID`)) throw new Error('There is no build to test: npm run build');
  const child = fork(program ?? 'scripts/run-typescript.mjs', program ? [] : ['tests/server/serve.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      TEST_BEGUN: begun,
      BUILD_FOLDER: build,
      ...variables,
    },
  });
  let log = '';
  child.stderr?.on('data', (text) => {
    log += text;
  });
  const ended = once(child, 'exit');
  const [port] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(log))),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => log,
    async stop() {
      child.send('stop');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
