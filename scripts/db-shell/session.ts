import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { openClient, withClient } from '@/db/connect';

/** Rows one statement shows; the memory of a table would be taken for a screen that nobody reads. */
const MOST_ROWS = 10_000;

export type ShellRows = Awaited<postgres.PendingRawQuery<Record<string, Buffer | null>[]>>;

export type Session = {
  /** @throws {Error} also once after a connection was lost: the driver goes on with another, in no transaction */
  run: (query: string) => Promise<ShellRows | ShellRows[]>;
  end: () => Promise<void>;
  /** Ends the statement that runs, over a connection of its own. */
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
    // A transaction may stand open for as long as somebody thinks.
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
  const run = async (query: string) => {
    const wasLost = isLost;
    isLost = false;
    if (wasLost) throw new Error('the connection was lost, and what was not committed; nothing was done now');
    const answer = await sql
      .unsafe<Record<string, Buffer | null>[]>(query)
      .raw()
      .forEach((row, rows: ShellRows) => {
        if (rows.length < MOST_ROWS) rows.push(row);
      });
    hasAnswered = true;
    return answer;
  };
  const stop = (staff: postgres.Sql) =>
    staff`select pg_cancel_backend(pid) from pg_stat_activity where application_name = ${name}`;
  const cancel = () =>
    void withClient(url, {}, stop).catch((error: Error) => console.error(`ERROR: ${error.message}`));
  return { run, end: () => sql.end({ timeout: 1 }), cancel };
}
