import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, readReport, type TestRun } from './runner-report';

/** One part of the gate: commands run in order until one fails. */
export type Step = {
  name: string;
  commands: string[][];
  /** On two quiet cores; where the machine is another, the steps that ran correct the rest. */
  usualSeconds: number;
  /** Vitest's name of the tests, if it runs them. */
  project?: string;
  /** Where its test runner writes its JSON report. */
  report?: string;
  needsBuild?: boolean;
};

/** Made by the first runner that writes there. */
const reports = join(tmpdir(), `site-tests-${randomUUID()}`);
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** A tool from the project's packages. */
const projectTool = (name: string, ...args: string[]) => [join('node_modules', '.bin', name), ...args];
const siteCommand = (...args: string[]) => [process.execPath, 'scripts/run.mjs', ...args];

function vitest(name: string, project: string, usualSeconds: number): Step {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const commands = [projectTool('vitest', 'run', '--project', project, ...reporters)];
  return { name, project, report, commands, usualSeconds };
}

const check: Step[] = [
  {
    name: 'format and lint',
    commands: [projectTool('biome', 'ci', '--error-on-warnings', '.')],
    usualSeconds: 2,
  },
  {
    name: 'types',
    // Next writes the types of the routes and of its own imports; a fresh clone has none.
    commands: [projectTool('next', 'typegen'), projectTool('tsc', '--noEmit')],
    usualSeconds: 5,
  },
  {
    name: 'unused code',
    commands: [projectTool('knip', '--no-progress', '--treat-config-hints-as-errors')],
    usualSeconds: 3,
  },
  vitest('unit and structure', 'unit', 19),
];

const database = vitest('database', 'database', 38);

const build: Step = { name: 'build', commands: [siteCommand('build')], usualSeconds: 26 };

const againstBuild: Step[] = [
  { ...vitest('commands', 'cli', 75), needsBuild: true },
  { ...vitest('server', 'server', 70), needsBuild: true },
];

const endToEnd: Step = {
  name: 'end to end',
  // The report's path arrives in a variable: Playwright's json reporter knows no option for it.
  commands: [projectTool('playwright', 'test')],
  report: join(reports, 'playwright.json'),
  usualSeconds: 320,
  needsBuild: true,
};

/** What is written of it stands at /accessibility. */
const accessibilityMatrix: Step = {
  name: 'accessibility matrix',
  commands: [projectTool('playwright', 'test', '--config', 'playwright.full.config.ts')],
  report: join(reports, 'playwright-full.json'),
  usualSeconds: 245,
  needsBuild: true,
};

/** How many times as long the end-to-end tests take in a Chromium with all that a window needs. */
const WHOLE_BROWSER = 1.15;

/** The same step where there is no headless shell. */
export const inWholeBrowser = (step: Step): Step =>
  step === endToEnd || step === accessibilityMatrix
    ? { ...step, usualSeconds: step.usualSeconds * WHOLE_BROWSER }
    : step;

/** What `npm test` and `npm test <plan>` run. */
export const plans: Record<string, Step[]> = {
  all: [...check, build, database, ...againstBuild, endToEnd],
  check,
  e2e: [build, endToEnd],
  full: [build, accessibilityMatrix],
};

/** What is known of a step: how long it usually takes, and how long it took here if it has run. */
type Timed = { step: { usualSeconds: number }; seconds: number };

/**
 * How many times as long as usual everything takes on this machine, as the steps that ran have shown. Before any has,
 * and for as long as they were too short to show it, the usual time is the best guess.
 */
export function slownessOf(results: Timed[]): number {
  const usual = results.reduce((sum, { step }) => sum + step.usualSeconds, 0);
  const here = results.reduce((sum, { seconds }) => sum + seconds, 0);
  // Half a minute at the usual speed weighs as much as what was seen, so that one odd short step misleads nobody.
  return (here + 30) / (usual + 30);
}

/** `40 s`, `9 min`. */
export const roundTime = (seconds: number) =>
  seconds < 55 ? `${Math.max(5, Math.round(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`;

/** What a step's heading says of time: how long it is likely to take, and all that is left with it. */
export function timeLeft(next: { usualSeconds: number }[], done: Timed[]): string {
  const slowness = slownessOf(done);
  const [first = 0, ...rest] = next.map(({ usualSeconds }) => usualSeconds * slowness);
  const all = rest.reduce((sum, seconds) => sum + seconds, first);
  return rest.length > 0
    ? `about ${roundTime(first)} of ${roundTime(all)} that are left`
    : `about ${roundTime(first)}`;
}

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
