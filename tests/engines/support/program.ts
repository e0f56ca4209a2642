import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that runs as long as its browser does, in a group with all it starts, and in a home of its own. */
export type Program = {
  /** Resolves to the first match in what it writes. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
};

export function makeHome(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'engine-'));
  // What still writes into it as it ends is given time.
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}

export function startProgram(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'test', PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment },
  });
  const ended = once(child, 'exit').catch(() => undefined);
  // Whoever ends this run in the middle leaves no browser behind.
  const kill = () => killGroup(child);
  process.once('exit', kill);
  let said = '';
  const note = (text: string) => {
    said += text;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);

  return {
    async says(pattern) {
      for (let tries = 0; tries < 600; tries += 1) {
        const found = pattern.exec(said);
        if (found) return found;
        if (child.exitCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${command} never said ${pattern}. It said:\n${said}`);
    },
    async stop() {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

function killGroup({ pid, exitCode }: ChildProcess) {
  if (!pid || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended by itself.
  }
}
