// The door of every command: `node scripts/run.mjs start`. One process, so that signals reach the site itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuseNode } from './node-version.mjs';

/** Each command, and the mode Next and React run in. */
const commands = {
  start: 'production',
  dev: 'development',
  build: 'production',
  serve: 'production',
  migrate: 'production',
  prune: 'production',
  maintain: 'production',
  reader: 'production',
  deliver: 'production',
  backup: 'production',
  restore: 'production',
  'db-shell': 'production',
  'export-data': 'production',
  erase: 'production',
  'demo-data': 'production',
  report: 'production',
  bench: 'production',
  chaos: 'production',
  soak: 'production',
  perf: 'production',
  'check-site': 'production',
  'launch-check': 'production',
  fonts: 'production',
  test: 'test',
  'test-engines': 'test',
};

/** Three ways to bring the site up stand in one script; every other command has one of its own name. */
const scriptOf = (command) => (command === 'dev' || command === 'serve' ? 'start' : command);

/** The function of a command's script: `checkSite` of `check-site.ts`. */
const functionOf = (command) => command.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function fail(message) {
  console.error(message);
  process.exit(1);
}

function check(command) {
  const engines = JSON.parse(readFileSync('package.json', 'utf8')).engines;
  const problem = refuseNode(process.version, engines.node);
  if (problem) fail(problem);
  if (!Object.keys(commands).includes(command)) {
    fail(`Unknown command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  }
}

async function load(command) {
  try {
    const { importTypeScript } = await import('./import-typescript.mjs');
    return await importTypeScript(`scripts/${scriptOf(command)}.ts`);
  } catch (error) {
    if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(error.code)) throw error;
    fail('The packages are not installed.\nRun "npm ci" first.');
  }
}

async function run(command, args) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  check(command);
  process.env.NODE_ENV = commands[command];
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const script = await load(command);
  const work = script[functionOf(command)];
  // A port that was asked for and not taken would be looked for in vain.
  if (work.length === 0 && args.length > 0) {
    fail(
      `${command} takes no options, and was given ${args.join(' ')}.\nVariables set it: see .env.example.`,
    );
  }
  await work(args);
}

/** What went wrong and, below it, what had: a database's reason stands there. */
const withCauses = (error) =>
  error?.cause instanceof Error ? `${error.stack}\nCaused by: ${withCauses(error.cause)}` : error.stack;

// Whoever read has had enough, as `head` has, or the disk of the log is full: what is said from then on is lost, and the
// work goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

run(process.argv[2], process.argv.slice(3)).catch((error) => {
  fail(error.name === 'Refusal' ? error.message : withCauses(error));
});
