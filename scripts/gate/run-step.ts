import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Counts, countsOf } from './counts';
import type { Step } from './steps';
import { testEnvironment } from './test-environment';

/** What a step found, and how long it took. */
export type Result = Counts & { name: string; seconds: number };

async function succeeds([program = '', ...args]: string[], report: string | undefined): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...testEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs one step, its output visible. */
export async function runStep(step: Step): Promise<Result> {
  console.log(`\n--- ${step.name}`);
  const start = performance.now();
  let ok = true;
  for (const command of step.commands) ok = ok && (await succeeds(command, step.report));
  return { name: step.name, seconds: (performance.now() - start) / 1000, ...countsOf(ok, step.report) };
}
