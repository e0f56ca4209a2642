import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type EngineName, engineNames } from '@/tests/engines/support/engine';
import { ensureBrowsers, install, isRootOfDebian, tryCommands } from './browser';
import { buildIfNeeded } from './build';
import { testEnvironment } from './gate/steps';
import { Refusal } from './refusal';

type Program = { program: string; debianPackage: string };

/** The programs that each engine needs besides this project's packages. */
const programsOf: Record<EngineName, Program[]> = {
  firefox: [{ program: 'firefox-esr', debianPackage: 'firefox-esr' }],
  webkit: [
    { program: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
    { program: 'Xvfb', debianPackage: 'xvfb' },
  ],
  chromium: [],
};

const isHere = ({ program }: Program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** @throws {Refusal} naming what is missing and cannot be installed from here */
function ensureEngines(engines: readonly EngineName[]): void {
  const needed = engines.flatMap((engine) => programsOf[engine]);
  const missing = () => needed.filter((program) => !isHere(program));
  if (missing().length === 0) return;
  const packages = missing().map(({ debianPackage }) => debianPackage);
  if (isRootOfDebian())
    tryCommands(
      missing()
        .map(({ program }) => program)
        .join(', '),
      install('--no-install-recommends', ...packages),
    );
  const [first, ...others] = missing().map(({ program }) => program);
  if (!first) return;
  throw new Refusal(
    `The journeys need what is not installed here: ${[first, ...others].join(', ')}.`,
    `Install it as root, on Debian: apt-get install ${packages.join(' ')}`,
  );
}

const isEngine = (name: string): name is EngineName => engineNames.some((engine) => engine === name);

const help = `npm run test:engines [-- ${engineNames.join('|')}] [-- <options of Playwright>]

Runs the journeys that matter once in each engine, or in those that are named, and prints a table of them. What is
missing of an engine is installed where that is possible, and named where it is not.
Exit code 0: all passed; 1: not, or not run.`;

/** `npm run test:engines`: the journeys that matter, once in each engine. */
export async function testEngines(args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(help);
  const named = args.filter(isEngine);
  const engines = named.length > 0 ? named : engineNames;
  ensureEngines(engines);
  if (engines.includes('chromium')) ensureBrowsers();
  await buildIfNeeded();
  const projects = engines.map((engine) => `--project=${engine}`);
  const rest = args.filter((arg) => !isEngine(arg));
  const { status } = spawnSync(
    join('node_modules', '.bin', 'playwright'),
    ['test', '--config=tests/engines/playwright.config.ts', ...projects, ...rest],
    { stdio: 'inherit', env: testEnvironment() },
  );
  process.exitCode = status ?? 1;
}
