// The entrance of every command: `node scripts/run.mjs start`. It is one process, so that signals reach the site
// itself. A Node that is too old has to read this in order to refuse: no syntax newer than Node 12.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuseFolder, refuseNode } from './node-version.mjs';

/** Each command, and the mode in which Next and React run. */
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

/** The commands that variables alone set: how npm calls each, and what it does. */
const withoutOptions = {
  start: [
    'npm start',
    'serves the site: builds it when needed, starts a database where none is given, migrates it',
  ],
  dev: ['npm run dev', 'serves the sources as they stand, with hot reload'],
  build: ['npm run build', 'builds the site, each page with its security policy, and serves nothing'],
  serve: ['npm run serve', 'serves the newest build of these sources, without building or migrating'],
  fonts: [
    'npm run fonts',
    'makes the two small font files that everyone loads, from the rows in app/fonts.css',
  ],
};

/** One script has the three ways to bring the site up; every other command has a script of its own name. */
const scriptOf = (command) => (command === 'dev' || command === 'serve' ? 'start' : command);

/** The function that a command's script exports: `checkSite` of `check-site.ts`. */
const functionOf = (command) => command.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The command that npm calls by this name: the guides speak of `deliver-leads`, which is `deliver`. */
const ofNpm = (name, scripts) => (/scripts\/run\.mjs (\S+)$/.exec(scripts[name]) || [])[1];

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The command that was meant, where it can be run here. */
function check(name) {
  const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const problem = refuseNode(process.version, engines.node) || refuseFolder(process.version, process.cwd());
  if (problem) fail(problem);
  const command = [name, ofNpm(name, scripts)].find((one) => Object.keys(commands).includes(one));
  if (command) return command;
  const unknown = name === undefined ? 'No command was given.' : `Unknown command "${name}".`;
  return fail(`${unknown} There are: ${Object.keys(commands).join(', ')}.`);
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

/** Whether help was asked for and printed; commands with options print their own. */
function printHelp(command, args) {
  if (!(command in withoutOptions) || !args.some((given) => given === '--help' || given === '-h'))
    return false;
  const [called, does] = withoutOptions[command];
  console.log(`${called} ${does}.\nIt takes no options; .env.example lists the variables that set it.`);
  return true;
}

async function run(name, args) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const command = check(name);
  if (printHelp(command, args)) return;
  process.env.NODE_ENV = commands[command];
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const script = await load(command);
  const work = script[functionOf(command)];
  // Otherwise somebody would ask for a port, and look in vain for the site there.
  if (work.length === 0 && args.length > 0) {
    fail(
      `${command} takes no options, and was given ${args.join(' ')}.\nVariables set it: see .env.example.`,
    );
  }
  await work(args);
}

/** What went wrong, and below it what caused that: there a database says its reason. */
const withCauses = (error) =>
  error && error.cause instanceof Error
    ? `${error.stack}\nCaused by: ${withCauses(error.cause)}`
    : error.stack;

// The reader may have had enough, as `head` has, or the disk of the log may be full: what is printed after that is
// lost, and the work goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

run(process.argv[2], process.argv.slice(3)).catch((error) => {
  fail(error.name === 'Refusal' ? error.message : withCauses(error));
});
