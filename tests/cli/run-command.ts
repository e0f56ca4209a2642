import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { testEnvironment } from '@/scripts/gate/run-step';

export type Outcome = { code: number | null; stdout: string; stderr: string };
export type RunningCommand = { process: ChildProcess; outcome: Promise<Outcome> };

type Options = { cwd?: string; env?: Record<string, string> };

/** Starts a program with the site's variables unset, but for those given. Killed at the end of the test. */
export function startCommand(program: string, args: string[], { cwd, env }: Options = {}): RunningCommand {
  const child = spawn(program, args, { cwd, env: { ...testEnvironment(), ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const outcome = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([stdout, stderr, [code]]) => ({ stdout, stderr, code }),
  );
  return { process: child, outcome };
}

/** Runs one of the site's commands to its end, as `node scripts/run.mjs <command>`. */
export const runCommand = (command: string, options?: Options): Promise<Outcome> =>
  startCommand(process.execPath, ['scripts/run.mjs', command], options).outcome;

/** Waits for a line on the standard output that matches. Returns the match's first group. */
export async function waitFor({ process: child, outcome }: RunningCommand, pattern: RegExp): Promise<string> {
  const found = new Promise<string>((resolve) => {
    let seen = '';
    child.stdout?.on('data', (chunk) => {
      seen += chunk;
      const match = pattern.exec(seen);
      if (match) resolve(match[1] ?? '');
    });
  });
  const ended = outcome.then(({ stdout, stderr }) => {
    throw new Error(`The command ended before it said ${pattern}:\n${stdout}\n${stderr}`);
  });
  return Promise.race([found, ended]);
}
