import { createInterface, type Interface } from 'node:readline/promises';
import { sqlLiteral } from '@/db/schema/checks';
import { errorCode } from '@/lib/error-code';
import { LostConnection, openSession, type ShellRows, type ShellSession } from './db-shell/session';
import { type Draft, isCopy, statementsFrom } from './db-shell/statements';
import { readOptions } from './options';
import { openExistingDatabase } from './site/database';
import { checkEnvironment } from './site/environment';
import { shutDown, shutDownOnSignals } from './site/shutdown';
import { alignedTable, expandedRows, hasLongCells, plainLine } from './terminal-table';

/** In the schemas that contain something of the site; staff's views are in `reporting`. */
const relations = (kinds: string) => `
  select class.oid::regclass as name, obj_description(class.oid, 'pg_class') as description
  from pg_class as class join pg_namespace as schema on schema.oid = relnamespace
  where nspname in ('public', 'reporting') and relkind in (${kinds}) order by nspname, relname`;

/** Commands that begin with a backslash, and the queries they stand for. */
export const metaCommands: { pattern: RegExp; query: (command: string) => string }[] = [
  { pattern: /^\\dt$/, query: () => relations(`'r', 'p'`) },
  { pattern: /^\\dv$/, query: () => relations(`'v', 'm'`) },
  {
    pattern: /^\\d +\S+$/,
    query: (command) => `
      select attname as column, format_type(atttypid, atttypmod) as type,
        case when attnotnull then 'not null' else '' end as nullable, col_description(attrelid, attnum) as description
      from pg_attribute where attrelid = ${sqlLiteral(command.replace(/^\\d +/, ''))}::regclass
        and attnum > 0 and not attisdropped order by attnum`,
  },
];

const help = `npm run db:shell [-- --write]

A small SQL prompt on the database of DATABASE_URL, or on the embedded one, where there is no psql. A statement ends
with ";" and may have several lines. \\dt lists tables, \\dv views, \\d NAME the columns of one; \\x shows each row
with a line for each column and long texts whole, or no longer; \\q ends. Ctrl-C stops the statement that runs, and drops
the one that is typed.
Rows can be read only, unless --write is given. What is piped in is run too: echo 'select 1;' | npm run -s db:shell
It ends there where the connection is lost.
Exit code 0: every statement worked; 1: one did not, or there is no database, and a sentence says why.`;

/** @throws {Refusal} naming what is not understood */
export function readShellArguments(args: string[]): { mayWrite: boolean } | undefined {
  const options = readOptions(args, { write: { type: 'boolean', default: false } }, help);
  return options && { mayWrite: options.write };
}

/** How rows are to be shown, as last requested. */
type Display = { isExpanded: boolean };

const cutNote = 'Long texts are cut: \\x shows each row whole.';

function shownRows(rows: ShellRows, { isExpanded }: Display): string {
  const names = rows.columns?.map(({ name }) => name) ?? [];
  if (names.length === 0) return `${rows.command} ${rows.count ?? ''}`.trim();
  const cells = rows.map((row) => [...row].map((cell) => cell?.toString() ?? null));
  const all = rows.count ?? rows.length;
  const more =
    all > rows.length ? `, here are the first ${rows.length}: psql and npm run export have all` : '';
  const count = `(${all} ${all === 1 ? 'row' : 'rows'}${more})`;
  if (isExpanded) return [expandedRows(names, cells), count].join('\n').trim();
  return [alignedTable(names, cells), count, ...(hasLongCells(cells) ? [cutNote] : [])].join('\n');
}

/** As the server writes them: a prompt should not format dates and numbers in its own way. */
async function answerOf({ run }: ShellSession, statement: string, display: Display): Promise<string> {
  const answer = await run(statement);
  // Several statements on one line are answered by a list of results, and none by an empty list.
  const answers = 'command' in answer ? [answer] : answer;
  return answers.map((rows) => shownRows(rows, display)).join('\n');
}

/** Commands that begin with a backslash and are not queries. */
function runCommand(command: string, display: Display): void {
  if (command === '\\x') {
    display.isExpanded = !display.isExpanded;
    console.log(display.isExpanded ? 'A line for each column.' : 'A line for each row.');
  } else console.error('There are \\dt, \\dv, \\d NAME, \\x and \\q.');
}

/** What became of a statement. `lost`: what was typed before the connection was lost may be half of a transaction. */
type Outcome = 'worked' | 'failed' | 'lost';

async function runStatement(session: ShellSession, statement: string, display: Display): Promise<Outcome> {
  const meta = metaCommands.find(({ pattern }) => pattern.test(statement));
  const query = meta ? meta.query(statement) : statement;
  try {
    if (isCopy(query)) throw new Error('COPY has no way here: npm run export writes files, or psql');
    if (query.startsWith('\\')) runCommand(query, display);
    else console.log(await answerOf(session, query, display));
    return 'worked';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A pooler refuses session settings, because other clients would get them next.
    const hint =
      errorCode(error) === '08P01' ? '; a pooler will not do, the database’s own address will' : '';
    // The message may repeat what a visitor wrote.
    console.error(`ERROR: ${plainLine(error.message)}${hint}`);
    return error instanceof LostConnection ? 'lost' : 'failed';
  }
}

/** Prompts for the next line, if somebody is typing and has not left. */
function askOn(prompt: Interface): (isContinued: boolean) => void {
  let isOpen = process.stdin.isTTY;
  prompt.on('close', () => {
    isOpen = false;
  });
  return (isContinued) => {
    if (!isOpen) return;
    prompt.setPrompt(isContinued ? '...> ' : 'sql> ');
    prompt.prompt();
  };
}

/** Drops the line under the cursor, wherever in the line that is. */
function dropLine(prompt: Interface): void {
  prompt.write(null, { ctrl: true, name: 'e' });
  prompt.write(null, { ctrl: true, name: 'u' });
}

/** @returns whether every statement worked */
async function converse(session: ShellSession, prompt: Interface): Promise<boolean> {
  let isGood = true;
  let isRunning = false;
  const display: Display = { isExpanded: false };
  const draft: Draft = { text: '' };
  const ask = askOn(prompt);
  // Otherwise the prompt would close, and what was typed so far would be run.
  prompt.on('SIGINT', () => {
    if (isRunning) return session.cancel();
    draft.text = '';
    dropLine(prompt);
    ask(false);
  });
  ask(false);
  for await (const statement of statementsFrom(prompt, { draft, isTyped: process.stdin.isTTY, tell: ask })) {
    if (statement === '\\q') break;
    isRunning = true;
    const outcome = await runStatement(session, statement, display);
    isRunning = false;
    isGood &&= outcome === 'worked';
    // Nobody is there to begin the transaction again, and what follows would be committed on its own.
    if (outcome === 'lost' && !process.stdin.isTTY) break;
    ask(false);
  }
  return isGood;
}

/** `npm run db:shell`: SQL without psql. Exits with 1 when a statement of a piped script failed. */
export async function dbShell(args: string[]): Promise<void> {
  const wanted = readShellArguments(args);
  if (!wanted) return;
  shutDownOnSignals();
  try {
    const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
    const session = openSession(url, wanted.mayWrite);
    if (process.stdin.isTTY) {
      console.log(
        `${wanted.mayWrite ? 'Rows can be changed here' : 'Rows can be read, not changed'}; \\q ends.`,
      );
    }
    // Opened last, because lines that arrive before anything listens would be lost.
    const prompt = createInterface({
      input: process.stdin,
      output: process.stdin.isTTY ? process.stdout : undefined,
    });
    const isGood = await converse(session, prompt).finally(session.end);
    prompt.close();
    if (!isGood && !process.stdin.isTTY) process.exitCode = 1;
  } finally {
    await shutDown();
  }
}
