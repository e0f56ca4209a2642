import { createInterface, type Interface } from 'node:readline/promises';
import type postgres from 'postgres';
import { openTaskClient } from '@/db/connect';
import { readOptions } from './options';
import { openExistingDatabase } from './site/database';
import { checkEnvironment } from './site/environment';
import { shutDown } from './site/shutdown';
import { alignedTable, expandedRows, hasLongCells } from './terminal-table';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Of the schemas that hold something of the site; staff's views stand in `reporting`. */
const relations = (kinds: string) => `
  select class.oid::regclass as name, obj_description(class.oid, 'pg_class') as description
  from pg_class as class join pg_namespace as schema on schema.oid = relnamespace
  where nspname in ('public', 'reporting') and relkind in (${kinds}) order by nspname, relname`;

/** What begins with a backslash, and the query it stands for. */
export const metaCommands: { pattern: RegExp; query: (command: string) => string }[] = [
  { pattern: /^\\dt$/, query: () => relations(`'r', 'p'`) },
  { pattern: /^\\dv$/, query: () => relations(`'v', 'm'`) },
  {
    pattern: /^\\d +\S+$/,
    query: (command) => `
      select attname as column, format_type(atttypid, atttypmod) as type,
        case when attnotnull then 'not null' else '' end as nullable, col_description(attrelid, attnum) as description
      from pg_attribute where attrelid = ${literal(command.replace(/^\\d +/, ''))}::regclass
        and attnum > 0 and not attisdropped order by attnum`,
  },
];

/** Texts, quoted names and comments: a ";" in them ends nothing. */
const quoted = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$/g;

const withoutQuoted = (text: string) => text.replace(quoted, ' ');

const isOpen = (text: string) => /['"]|\/\*|\$\w*\$/.test(withoutQuoted(text));

/** Whether what was typed so far is to be run. */
export const isStatement = (text: string) => !isOpen(text) && /;\s*$/.test(withoutQuoted(text));

/**
 * Statements and backslash commands, from lines.
 * @param tell after each line that ends neither, whether a statement has begun
 */
export async function* statementsFrom(
  lines: AsyncIterable<string>,
  tell: (isContinued: boolean) => void = () => {},
): AsyncGenerator<string> {
  let text = '';
  for await (const line of lines) {
    if (text === '' && line.trim().startsWith('\\')) yield line.trim();
    else {
      text = text || line.trim() ? `${text}${line}\n` : '';
      if (isStatement(text)) {
        yield text.trim();
        text = '';
      } else tell(text !== '');
    }
  }
  if (text.trim()) yield text.trim();
}

const help = `npm run db:shell [-- --write]

A small SQL prompt on the database of DATABASE_URL, or on the embedded one, where there is no psql. A statement ends
with ";" and may have several lines. \\dt lists tables, \\dv views, \\d NAME the columns of one; \\x shows each row
with a line for each column and long texts whole, or no longer; \\q ends.
Rows can be read only, unless --write is given. What is piped in is run too: echo 'select 1;' | npm run -s db:shell
Exit code 0: every statement worked; 1: one did not, or there is no database, and a sentence says why.`;

/** @throws {Refusal} naming what is not understood */
export function readShellArguments(args: string[]): { mayWrite: boolean } | undefined {
  const options = readOptions(args, { write: { type: 'boolean', default: false } }, help);
  return options && { mayWrite: options.write };
}

const openShellClient = (url: string, mayWrite: boolean) =>
  openTaskClient(url, {
    application_name: 'db-shell',
    statement_timeout: 0,
    ...(!mayWrite && { default_transaction_read_only: true }),
  });

/** What was said of how rows are shown. */
type Display = { isExpanded: boolean };

const cutNote = 'Long texts are cut: \\x shows each row whole.';

type ShellRows = Awaited<postgres.PendingRawQuery<Record<string, Buffer | null>[]>>;

function shownRows(rows: ShellRows, { isExpanded }: Display): string {
  const names = rows.columns?.map(({ name }) => name) ?? [];
  if (names.length === 0) return `${rows.command} ${rows.count ?? ''}`.trim();
  const cells = rows.map((row) => [...row].map((cell) => cell?.toString() ?? null));
  const count = `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`;
  if (isExpanded) return [expandedRows(names, cells), count].join('\n').trim();
  return [alignedTable(names, cells), count, ...(hasLongCells(cells) ? [cutNote] : [])].join('\n');
}

/** As the server writes them: a prompt has no business with dates and numbers of its own. */
async function answerOf(sql: postgres.Sql, statement: string, display: Display): Promise<string> {
  const answer: ShellRows | ShellRows[] = await sql.unsafe<Record<string, Buffer | null>[]>(statement).raw();
  // Several statements on one line are answered by a list of what each brings, and none by an empty one.
  const answers = 'command' in answer ? [answer] : answer;
  return answers.map((rows) => shownRows(rows, display)).join('\n');
}

/** What begins with a backslash and is no query. */
function runCommand(command: string, display: Display): void {
  if (command === '\\x') {
    display.isExpanded = !display.isExpanded;
    console.log(display.isExpanded ? 'A line for each column.' : 'A line for each row.');
  } else console.error('There are \\dt, \\dv, \\d NAME, \\x and \\q.');
}

/** @returns whether it worked */
async function runStatement(sql: postgres.Sql, statement: string, display: Display): Promise<boolean> {
  const meta = metaCommands.find(({ pattern }) => pattern.test(statement));
  const query = meta ? meta.query(statement) : statement;
  try {
    if (query.startsWith('\\')) runCommand(query, display);
    else console.log(await answerOf(sql, query, display));
    return true;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`ERROR: ${error.message}`);
    return false;
  }
}

/** @returns whether every statement worked */
async function converse(sql: postgres.Sql, prompt: Interface): Promise<boolean> {
  let isGood = true;
  const display: Display = { isExpanded: false };
  const ask = (isContinued: boolean) => {
    prompt.setPrompt(isContinued ? '...> ' : 'sql> ');
    if (process.stdin.isTTY) prompt.prompt();
  };
  ask(false);
  for await (const statement of statementsFrom(prompt, ask)) {
    if (statement === '\\q') break;
    isGood = (await runStatement(sql, statement, display)) && isGood;
    ask(false);
  }
  return isGood;
}

/** `npm run db:shell`: SQL without psql. Exits with 1 when a statement of a piped script failed. */
export async function dbShell(args: string[]): Promise<void> {
  const wanted = readShellArguments(args);
  if (!wanted) return;
  try {
    const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
    const sql = openShellClient(url, wanted.mayWrite);
    if (process.stdin.isTTY) {
      console.log(
        `${wanted.mayWrite ? 'Rows can be changed here' : 'Rows can be read, not changed'}; \\q ends.`,
      );
    }
    // Opened last: lines that arrive before somebody listens would be lost.
    const prompt = createInterface({
      input: process.stdin,
      output: process.stdin.isTTY ? process.stdout : undefined,
    });
    const isGood = await converse(sql, prompt).finally(() => sql.end({ timeout: 1 }));
    prompt.close();
    if (!isGood && !process.stdin.isTTY) process.exitCode = 1;
  } finally {
    await shutDown();
  }
}
