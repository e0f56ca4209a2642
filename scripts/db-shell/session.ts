import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { openClient, withClient } from '@/db/connect';
import { errorCode } from '@/lib/error-code';
import { outlivesTransaction } from './statements';

/** How many rows a statement shows: more would fill the memory for a screen that nobody reads. */
const MOST_ROWS = 10_000;

export type ShellRows = Awaited<postgres.PendingRawQuery<Record<string, Buffer | null>[]>>;

/** A list of results where there were several statements, or none. */
type Answer = ShellRows | ShellRows[];

/** Thrown once for each lost connection: the driver continues with another one, outside of any transaction. */
export class LostConnection extends Error {
  constructor(ofStatement: string) {
    super(`the connection was lost, and what was not committed; ${ofStatement}`);
  }
}

export type ShellSession = {
  /** @throws {LostConnection | Error} */
  run: (query: string) => Promise<Answer>;
  end: () => Promise<void>;
  /** Cancels the running statement, over a separate connection. */
  cancel: () => void;
};

/** Of a statement in a transaction that has failed, which takes none but its end. */
const FAILED_TRANSACTION = '25P02';

const endOfTransaction = 'what follows the end of a transaction wants a line of its own here';

/**
 * Runs what was typed in a transaction that may only read, in one message with its beginning: a setting of the session
 * may be left out by a pooler, or come to another connection, and be the site's afterwards (decision 0269). A transaction
 * that was begun before becomes read-only too; one that has failed holds nothing, and is ended.
 */
async function readOnly(sql: postgres.Sql, query: string, run: (query: string) => Promise<Answer>) {
  const read = () => run(`set transaction read only;\n${query}`);
  const answer = await read().catch(async (error: unknown) => {
    if (errorCode(error) !== FAILED_TRANSACTION) throw error;
    await sql.unsafe('rollback');
    return read();
  });
  if ('command' in answer) return answer;
  // The driver gives statements without rows one result together, named after the last: what is left of it is ours.
  const [first, ...others] = answer;
  return first?.command === 'SET' ? others : answer;
}

/** The one connection of a prompt. */
export function openSession(url: string, mayWrite: boolean): ShellSession {
  const name = `db-shell ${randomUUID()}`;
  let hasAnswered = false;
  let isLost = false;
  const sql = openClient(url, {
    max: 1,
    connect_timeout: 5,
    // A transaction may stay open for as long as somebody thinks.
    max_lifetime: null,
    onclose: () => {
      isLost = hasAnswered;
      hasAnswered = false;
    },
    connection: { application_name: name, statement_timeout: '0' },
  });
  const rowsOf = (query: string): Promise<Answer> =>
    sql
      .unsafe<Record<string, Buffer | null>[]>(query)
      .raw()
      .forEach((row, rows: ShellRows) => {
        if (rows.length < MOST_ROWS) rows.push(row);
      });
  const answerOf = mayWrite ? rowsOf : (query: string) => readOnly(sql, query, rowsOf);
  const run = async (query: string) => {
    if (!mayWrite && outlivesTransaction(query)) throw new Error(endOfTransaction);
    const wasLost = isLost;
    isLost = false;
    if (wasLost) throw new LostConnection('nothing was done now');
    const wasConnected = hasAnswered;
    try {
      const answer = await answerOf(query);
      hasAnswered = true;
      return answer;
    } catch (error) {
      if (!wasConnected || error instanceof postgres.PostgresError) throw error;
      // The driver may report the end of the connection before or after it fails the query.
      hasAnswered = false;
      isLost = false;
      throw new LostConnection('whether this was done is not known');
    }
  };
  const stop = (staff: postgres.Sql) =>
    staff`select pg_cancel_backend(pid) from pg_stat_activity where application_name = ${name}`;
  const cancel = () =>
    void withClient(url, stop).catch((error: Error) => console.error(`ERROR: ${error.message}`));
  return { run, end: () => sql.end({ timeout: 1 }), cancel };
}
