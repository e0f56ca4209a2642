import type { Counts, TestRun } from './runner-report';

/** What the summary needs of a step that ran. */
export type Finding = Counts & {
  step: { name: string; commands: string[][]; project?: string | undefined };
  seconds: number;
  tests: TestRun[];
};

const sumOf = (findings: Finding[], key: keyof Counts) =>
  findings.reduce((total, finding) => total + finding[key], 0);

const stepLine = ({ step, seconds, passed, failed, skipped }: Finding) =>
  [
    step.name.padEnd(22),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    ...(skipped ? [`${skipped} skipped`.padStart(11)] : []),
  ].join('');

const shownSlowest = 10;

function slowestLines(findings: Finding[]): string[] {
  const tests = findings
    .flatMap((finding) => finding.tests)
    .toSorted((one, other) => other.seconds - one.seconds);
  const slowest = tests.slice(0, shownSlowest).map(({ seconds, file, name }) => {
    return `${`${seconds.toFixed(1)} s`.padStart(8)}  ${file}: ${name}`;
  });
  return slowest.length > 0 ? ['', 'The slowest tests:', ...slowest] : [];
}

/** As a shell reads it back. */
const quoted = (text: string) =>
  /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

const asTyped = ([program = '', ...args]: string[]) => {
  const name = program.split(/[\\/]/).at(-1) ?? '';
  const isPackaged = program.includes('node_modules');
  return [...(isPackaged ? ['npx', name] : ['node']), ...args].map(quoted).join(' ');
};

/** Exactly this name, for a runner that takes a regular expression. */
const pattern = (name: string) => `${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`;

/** The command that runs one test alone; what it needs of a build is that of the gate. */
export function repeatCommand({ project }: Finding['step'], { file, name }: TestRun): string {
  const start = project
    ? ['npx', 'vitest', 'run', '--project', project, file]
    : ['npx', 'playwright', 'test', file, '--no-deps'];
  const byName = name === '' ? [] : [project ? '-t' : '-g', pattern(name)];
  return [...start, ...byName].map(quoted).join(' ');
}

function failuresOf(finding: Finding): string[] {
  const failed = finding.tests.filter(({ hasFailed }) => hasFailed);
  const told = failed.map(
    (test) => `${test.file}${test.name && `: ${test.name}`} => ${repeatCommand(finding.step, test)}`,
  );
  if (told.length > 0 || finding.failed === 0) return told;
  return [`${finding.step.name} => ${finding.step.commands.map(asTyped).join(' && ')}`];
}

/**
 * A line for each step, the slowest tests, the sum over all of them; steps without a test runner count as one. Where
 * something failed, one last line names it, and after each `=>` the command that repeats it alone.
 */
export function gateSummary(findings: Finding[]): string {
  const failures = findings.flatMap(failuresOf);
  return [
    '',
    ...findings.map(stepLine),
    ...slowestLines(findings),
    '',
    `${sumOf(findings, 'passed')} passed, ${sumOf(findings, 'failed')} failed`,
    ...(failures.length > 0 ? [`Failed: ${failures.join('; ')}`] : []),
  ].join('\n');
}
