import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { openClient, withClient } from '@/db/connect';

/** How many rows a statement shows: more would fill the memory for a screen that nobody reads. */
const MOST_ROWS = 10_000;

export type ShellRows = Awaited<postgres.PendingRawQuery<Record<string, Buffer | null>[]>>;

/** Thrown once for each lost connection: the driver continues with another one, outside of any transaction. */
export class LostConnection extends Error {
  constructor(ofStatement: string) {
    super(`the connection was lost, and what was not committed; ${ofStatement}`);
  }
}

export type Session = {
  /** @throws {LostConnection | Error} */
  run: (query: string) => Promise<ShellRows | ShellRows[]>;
  end: () => Promise<void>;
  /** Cancels the running statement, over a separate connection. */
  cancel: () => void;
};

/** The one connection of a prompt. */
export function openSession(url: string, mayWrite: boolean): Session {
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
    connection: {
      application_name: name,
      statement_timeout: 0,
      ...(!mayWrite && { default_transaction_read_only: true }),
    },
  });
  const rowsOf = (query: string) =>
    sql
      .unsafe<Record<string, Buffer | null>[]>(query)
      .raw()
      .forEach((row, rows: ShellRows) => {
        if (rows.length < MOST_ROWS) rows.push(row);
      });
  const run = async (query: string) => {
    const wasLost = isLost;
    isLost = false;
    if (wasLost) throw new LostConnection('nothing was done now');
    const wasConnected = hasAnswered;
    try {
      const answer = await rowsOf(query);
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
    void withClient(url, {}, stop).catch((error: Error) => console.error(`ERROR: ${error.message}`));
  return { run, end: () => sql.end({ timeout: 1 }), cancel };
}
