import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptiedEnvironment } from '@/lib/env';
import { type Counts, FULL_TAG, readReport, type TestRun, type TestSet } from './runner-report';

/** One part of the gate: commands run in order until one fails. */
export type Step = {
  name: string;
  commands: string[][];
  /** Vitest's name of the project, if Vitest runs it. */
  project?: string;
  /** The file to which its test runner writes its JSON report. */
  report?: string;
  /** Of a test runner. */
  set?: TestSet;
  needsBuild?: boolean;
};

/** Steps that run at the same time: each has pauses, and none needs what another makes. */
export type Stage = {
  steps: Step[];
  /** On two quiet cores; on another machine, the stages that have run correct the estimate for the rest. */
  usualSeconds: number;
};

/** The first runner that writes there creates it. */
const reports = join(tmpdir(), `site-tests-${randomUUID()}`);
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** A tool from the project's packages. */
const projectTool = (name: string, ...args: string[]) => [join('node_modules', '.bin', name), ...args];
const siteCommand = (...args: string[]) => [process.execPath, 'scripts/run.mjs', ...args];

function vitest(name: string, project: string, set: TestSet = 'gate'): Step {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const filter = `--tags-filter=${set === 'full' ? FULL_TAG : `!${FULL_TAG}`}`;
  return {
    name,
    project,
    report,
    set,
    commands: [projectTool('vitest', 'run', '--project', project, filter, ...reporters)],
  };
}

function playwright(name: string, reportName: string, ...options: string[]): Step {
  const report = join(reports, `${reportName}.json`);
  return { name, report, commands: [projectTool('playwright', 'test', ...options)], needsBuild: true };
}

const endToEndStep = (set: TestSet): Step => ({
  ...playwright('end to end', 'playwright', `--grep${set === 'full' ? '' : '-invert'}=@${FULL_TAG}`),
  set,
});

const check: Stage[] = [
  {
    steps: [
      // Next generates the types of the routes and of its own imports; a fresh clone has none. With several threads,
      // the compiler would check much of it once in each: twice the work, and no faster on two processors.
      {
        name: 'types',
        commands: [projectTool('next', 'typegen'), projectTool('tsc', '--noEmit', '--singleThreaded')],
      },
      { name: 'format and lint', commands: [projectTool('biome', 'ci', '--error-on-warnings', '.')] },
      {
        name: 'unused code',
        commands: [projectTool('knip', '--no-progress', '--treat-config-hints-as-errors')],
      },
    ],
    usualSeconds: 9,
  },
  { steps: [vitest('unit and structure', 'unit')], usualSeconds: 20 },
];

const build: Stage = {
  steps: [{ name: 'build', commands: [siteCommand('build')] }],
  usualSeconds: 33,
};

const withoutBrowser = (set: TestSet, usualSeconds: number): Stage => ({
  steps: [
    { ...vitest('commands', 'cli', set), needsBuild: true },
    { ...vitest('server', 'server', set), needsBuild: true },
    vitest('database', 'database', set),
  ],
  usualSeconds,
});

const endToEnd: Stage = { steps: [endToEndStep('gate')], usualSeconds: 285 };
const endToEndInFull: Stage = { steps: [endToEndStep('full')], usualSeconds: 130 };

/** Its results are published at /accessibility. */
const accessibilityMatrix: Stage = {
  steps: [playwright('accessibility matrix', 'playwright-full', '--config', 'playwright.full.config.ts')],
  usualSeconds: 300,
};

/** How many times as long the end-to-end tests take in a full Chromium, which can also draw windows. */
const WHOLE_BROWSER = 1.15;

/** The same stage, for a machine without the headless shell. */
export const inWholeBrowser = (stage: Stage): Stage =>
  [endToEnd, endToEndInFull, accessibilityMatrix].includes(stage)
    ? { ...stage, usualSeconds: stage.usualSeconds * WHOLE_BROWSER }
    : stage;

/** What `npm test` and `npm test <plan>` run. */
export const plans: Record<string, Stage[]> = {
  all: [...check, build, withoutBrowser('gate', 170), endToEnd],
  check,
  e2e: [build, endToEnd],
  full: [build, withoutBrowser('full', 120), endToEndInFull, accessibilityMatrix],
};

/** How long a stage usually takes, and how long it took here. */
export type Timed = { usualSeconds: number; seconds: number };

/**
 * How many times as long as usual everything takes on this machine, judged by the stages that have run. Before one
 * has, and as long as they were too short to tell, the usual time is the best guess.
 */
export function slownessOf(done: Timed[]): number {
  const usual = done.reduce((sum, { usualSeconds }) => sum + usualSeconds, 0);
  const here = done.reduce((sum, { seconds }) => sum + seconds, 0);
  // Half a minute at the usual speed is added to what was measured, so that one odd short stage misleads nobody.
  return (here + 30) / (usual + 30);
}

/** `40 s`, `9 min`. */
export const roundTime = (seconds: number) =>
  seconds < 55 ? `${Math.max(5, Math.round(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`;

/** What a stage's heading says about time: how long it will probably take, and how long everything that is left. */
export function timeLeft(next: { usualSeconds: number }[], done: Timed[]): string {
  const slowness = slownessOf(done);
  const [first = 0, ...rest] = next.map(({ usualSeconds }) => usualSeconds * slowness);
  const all = rest.reduce((sum, seconds) => sum + seconds, first);
  return rest.length > 0
    ? `about ${roundTime(first)} of ${roundTime(all)} that are left`
    : `about ${roundTime(first)}`;
}

/**
 * The caller's environment without what configures the site, or runs of single tests. `CI` keeps the runners from
 * writing a missing snapshot themselves.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(NEXT_PUBLIC|TEST)_/.test(name));
  return { ...Object.fromEntries(kept), ...emptiedEnvironment, CI: 'true', NODE_ENV: 'test' };
}

/** What a step found, and how long it took. */
export type Result = Counts & { step: Step; seconds: number; tests: TestRun[] };

/** @param said collects its output, if that is not to be shown at once */
async function succeeds(
  [program = '', ...args]: string[],
  report: string | undefined,
  said: Buffer[] | undefined,
): Promise<boolean> {
  const colors = said && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...testEnvironment(), ...colors, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => said?.push(words));
  const [code] = await once(child, 'close');
  return code === 0;
}

async function runStep(step: Step, said: Buffer[] | undefined): Promise<Result> {
  const start = performance.now();
  let ok = true;
  // Playwright's JSON reporter has no option for its file: the path is passed in a variable.
  for (const command of step.commands) ok = ok && (await succeeds(command, step.report, said));
  const { counts, tests } = readReport(ok, step.report, step.set);
  return { step, seconds: (performance.now() - start) / 1000, ...counts, tests };
}

/** Runs steps at the same time: the first shows its output as it comes, the others once those before them are done. */
export async function runBeside(steps: Step[]): Promise<Result[]> {
  const runs = steps.map((step, index) => {
    const said: Buffer[] | undefined = index > 0 ? [] : undefined;
    return { step, said, result: runStep(step, said) };
  });
  const results: Result[] = [];
  for (const { step, said, result } of runs) {
    results.push(await result);
    if (said) process.stdout.write(`\n${step.name}:\n${Buffer.concat(said)}`);
  }
  return results;
}
