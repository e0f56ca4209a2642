import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One part of the gate: commands run in order until one fails. */
export type Step = {
  name: string;
  commands: string[][];
  /** Where its test runner writes its JSON report. */
  report?: string;
  needsBuild?: boolean;
};

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** A tool from the project's packages. */
const projectTool = (name: string, ...args: string[]) => [join('node_modules', '.bin', name), ...args];
const siteCommand = (...args: string[]) => [process.execPath, 'scripts/run.mjs', ...args];

function vitest(name: string, project: string): Step {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, report, commands: [projectTool('vitest', 'run', '--project', project, ...reporters)] };
}

const check: Step[] = [
  { name: 'format and lint', commands: [projectTool('biome', 'ci', '--error-on-warnings', '.')] },
  // Next writes the types of the routes and of its own imports; a fresh clone has none.
  { name: 'types', commands: [projectTool('next', 'typegen'), projectTool('tsc', '--noEmit')] },
  vitest('unit and structure', 'unit'),
];

const database = vitest('database', 'database');

const build: Step = { name: 'build', commands: [siteCommand('build')] };

const againstBuild: Step[] = [
  { ...vitest('commands', 'cli'), needsBuild: true },
  { ...vitest('server', 'server'), needsBuild: true },
];

const endToEnd: Step = {
  name: 'end to end',
  // The report's path arrives in a variable: Playwright's json reporter knows no option for it.
  commands: [projectTool('playwright', 'test')],
  report: join(reports, 'playwright.json'),
  needsBuild: true,
};

/** What `npm test` and `npm test <plan>` run. */
export const plans: Record<string, Step[]> = {
  all: [...check, build, database, ...againstBuild, endToEnd],
  check,
  e2e: [build, endToEnd],
};
