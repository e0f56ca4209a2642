import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { testEnvironment } from '@/scripts/gate/steps';
import { Refusal } from '@/scripts/refusal';

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

// A command listens for signals until its process ends, which here is the end of many commands.
process.setMaxListeners(0);

type CommandFunction = (args: string[]) => Promise<void>;

/** A command's function, as `scripts/run.mjs` finds it: in this process, where a start costs nothing. */
export async function functionOf(name: string): Promise<CommandFunction> {
  const script: Record<string, CommandFunction> = await import(`../../scripts/${name}.ts`);
  const found = script[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
  if (!found) throw new Error(`scripts/${name}.ts has no function of its name`);
  return found;
}

/**
 * What a command that refuses leaves, without a process of its own: the sentence as the door prints it, and what was
 * printed before. That the door does so is asked of one refusal of each kind.
 */
export async function refusedHere(
  act: () => unknown,
  variables: Record<string, string> = {},
): Promise<Outcome> {
  for (const [name, value] of Object.entries({ ...testEnvironment(), ...variables })) vi.stubEnv(name, value);
  const [log, warn] = (['log', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation(() => {}),
  );
  const printed = (spy: typeof log) =>
    (spy?.mock.calls ?? []).map((words) => `${words.join(' ')}\n`).join('');
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: 1, stdout: printed(log), stderr: `${printed(warn)}${error.message}\n` };
  } finally {
    log?.mockRestore();
    warn?.mockRestore();
    vi.unstubAllEnvs();
  }
  throw new Error('Nothing was refused.');
}

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
