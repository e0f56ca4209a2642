import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Counts, readReport, type TestRun } from './runner-report';
import type { Step } from './steps';

/** Every variable of the site: `.env.example` lists them all. */
const siteVariables = () =>
  [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

/**
 * The caller's environment without what configures the site. Its variables are emptied rather than removed, so that a
 * developer's `.env` does not fill them in again. `CI` keeps the runners from writing a missing snapshot themselves.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_'));
  const emptied = siteVariables().map((name) => [name, '']);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(emptied), CI: 'true', NODE_ENV: 'test' };
}

/** What a step found, and how long it took. */
export type Result = Counts & { step: Step; seconds: number; tests: TestRun[] };

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
  const start = performance.now();
  let ok = true;
  for (const command of step.commands) ok = ok && (await succeeds(command, step.report));
  const { counts, tests } = readReport(ok, step.report);
  return { step, seconds: (performance.now() - start) / 1000, ...counts, tests };
}
