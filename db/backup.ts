import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import type postgres from 'postgres';
import { blamesData, errorCode } from '@/lib/error-code';
import { endWhenLost, inUtc, onlyRow, openTaskClient, withClient } from './connect';
import { type ErasedId, eraseAgain, rememberErased } from './erase';
import { newestApplied, remakeTables, siteTables } from './migrate';
import { addressSalts, writeLimits } from './schema/http';

/** Valid for one day and promised to be gone after it: a copy would keep what turns codes back into addresses. */
const notKept: string[] = [getTableName(addressSalts), getTableName(writeLimits)];

/** A table as a backup describes it: columns go by name, so that their order does not matter. */
export type CopiedTable = { table: string; columns: string[] };

const tablesSql = `
  select relation.oid::text as oid, quote_ident(relation.relname) as table,
    to_json(array(select quote_ident(attname) from pg_attribute
      where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum)) as columns,
    to_json(array(select confrelid::text from pg_constraint
      where conrelid = relation.oid and contype = 'f' and confrelid <> relation.oid)) as refers
  from pg_class as relation
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname = any(string_to_array($1, ',')) order by relname`;

type CatalogTable = CopiedTable & { oid: string; refers: string[] };

/** Tables that others refer to come first, because their rows must be there first. */
function inOrderOfReference(tables: readonly CatalogTable[]): CatalogTable[] {
  const placed = new Set<CatalogTable>();
  const place = (table: CatalogTable, above: readonly CatalogTable[]) => {
    if (placed.has(table) || above.includes(table)) return;
    for (const other of tables.filter(({ oid }) => table.refers.includes(oid))) {
      place(other, [...above, table]);
    }
    placed.add(table);
  };
  for (const table of tables) place(table, []);
  return [...placed];
}

/** Names for `string_to_array`: only the site's own tables, since others may have tables in the same schema. */
const copiedTables = () =>
  siteTables()
    .filter((name) => !notKept.includes(name))
    .join(',');

/** The site's tables as they are in this database, whichever version made the schema. */
async function readTables(sql: postgres.Sql): Promise<CopiedTable[]> {
  const tables = await sql.unsafe<CatalogTable[]>(tablesSql, [copiedTables()]);
  return inOrderOfReference(tables).map(({ table, columns }) => ({ table, columns }));
}

const sequencesSql = `
  select quote_ident(sequencename) as name, last_value::text as value
  from pg_sequences
  where schemaname = 'public' and last_value is not null and exists (
    select from pg_depend join pg_class as owner on owner.oid = refobjid
    where objid = format('public.%I', sequencename)::regclass and owner.relname = any(string_to_array($1, ',')))
  order by sequencename`;

/** What a backup consists of, in this order. Rows are lines of PostgreSQL's own COPY format, which no version changes. */
export type BackupPart =
  | { kind: 'schema'; migration: number; rows: number }
  | ({ kind: 'table' } & CopiedTable)
  | { kind: 'rows'; chunk: Buffer }
  | { kind: 'table end' }
  | { kind: 'sequence'; name: string; value: string };

const COPY_MINUTES = 60;

/** A copy may take longer than a visitor's request. Set within the transaction only: poolers take no such setting at start. */
const longStatements = `set local statement_timeout = ${COPY_MINUTES * 60_000}`;

/** Counted so that whoever waits knows how far the copy is; done in the same snapshot, it takes little of the time. */
async function countRows(sql: postgres.Sql, tables: readonly CopiedTable[]): Promise<number> {
  let all = 0;
  for (const { table } of tables) {
    const counted = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::float8 as rows from public.${table}`,
    );
    all += onlyRow(counted).rows;
  }
  return all;
}

/**
 * Everything worth keeping, as it was at one moment, while the site goes on writing: a single transaction sees nothing
 * that is committed after it began.
 */
export async function* readBackup(url: string): AsyncGenerator<BackupPart> {
  const sql = openTaskClient(url);
  try {
    await sql.unsafe(`begin isolation level repeatable read read only; ${longStatements}; ${inUtc}`);
    const tables = await readTables(sql);
    yield { kind: 'schema', migration: await newestApplied(sql), rows: await countRows(sql, tables) };
    for (const { table, columns } of tables) {
      yield { kind: 'table', table, columns };
      // A query instead of the table's name, because COPY accepts no partitioned table.
      const copy = `copy (select ${columns.join(', ')} from public.${table}) to stdout`;
      const rows = await sql.unsafe(copy).readable();
      for await (const chunk of rows) yield { kind: 'rows', chunk };
      // The driver stops listening when rows come faster than they are read, and for good after the last of them.
      rows._read(0);
      yield { kind: 'table end' };
    }
    for (const { name, value } of await sql.unsafe<{ name: string; value: string }[]>(sequencesSql, [
      copiedTables(),
    ])) {
      yield { kind: 'sequence', name, value };
    }
    await sql.unsafe('commit');
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Why rows cannot be put back where they belong; shown to the operator as it is. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

/** Which tables of this database hold rows. */
export async function tablesWithRows(url: string): Promise<string[]> {
  return withClient(url, async (sql) => {
    const tables = await readTables(sql);
    const found: string[] = [];
    for (const { table } of tables) {
      const rows = await sql.unsafe(`select from public.${table} limit 1`);
      if (rows.length > 0) found.push(table);
    }
    return found;
  });
}

/**
 * Gives COPY its rows. The driver does not report an error that comes with the last of them, but the statement after
 * it does, because the transaction has failed.
 */
async function copyRows(sql: postgres.Sql, copy: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const writer = await sql.unsafe(copy).writable();
  let failure: Error | undefined;
  writer.on('error', (error) => {
    failure = error;
  });
  for await (const chunk of chunks) {
    if (failure) throw failure;
    if (!writer.write(chunk)) await once(writer, 'drain');
  }
  await new Promise<unknown>((done) => writer.write(Buffer.alloc(0), done));
  if (failure) throw failure;
  writer.end();
  // The end of the copy is not sent until a moment after it was requested.
  await setImmediate();
  await sql.unsafe('select 1');
}

/** Blames the rows, or what follows from them. */
const blamesFile = (code: string) => blamesData(code) || code === '25P02';

/** The rows of one table, on their way into it. */
export type TableRows = CopiedTable & { chunks: AsyncIterable<Buffer>; expected: () => number };

const tooOld =
  'its tables are of an older version of the site, which has to restore it: this one cannot erase in them again whoever has been erased';

/** Puts a backup's rows back, all of them or none. The database has the schema of the backup, or is given it first. */
export class Restoration {
  private constructor(
    private readonly sql: postgres.Sql,
    private readonly tables: readonly CopiedTable[],
  ) {}

  /** @param options.remadeAt the migration of the backup, where the tables are of another and are made anew first */
  static async begin(
    url: string,
    { emptyFirst, remadeAt }: { emptyFirst: boolean; remadeAt?: number },
  ): Promise<Restoration> {
    const sql = openTaskClient(url);
    await sql.unsafe(`begin; ${endWhenLost}; ${longStatements}`);
    if (remadeAt !== undefined) await remakeTables(sql, remadeAt);
    const tables = await readTables(sql);
    const names = tables.map(({ table }) => `public.${table}`);
    if (emptyFirst && names.length > 0) await sql.unsafe(`truncate ${names.join(', ')}`);
    return new Restoration(sql, tables);
  }

  /** @throws {RestoreError} when its rows are refused, or more or fewer of them arrived than the backup states */
  async fill(rows: TableRows): Promise<void> {
    this.refuseOtherNames(rows);
    await this.copy(rows).catch((error: unknown) => {
      const code = errorCode(error);
      throw blamesFile(code) ? new RestoreError(`${rows.table} does not take its rows (${code})`) : error;
    });
  }

  /** Its names become part of statements: in a file that somebody else had in hand they could be statements themselves. */
  private refuseOtherNames({ table, columns }: CopiedTable): void {
    const own = this.tables.find((one) => one.table === table);
    if (own && columns.every((column) => own.columns.includes(column))) return;
    throw new RestoreError('it names a table or a column that this database does not have');
  }

  private async copy({ table, columns, chunks, expected }: TableRows): Promise<void> {
    const name = `public.${table}`;
    // Whatever the triggers did when the rows were written is already in the rows.
    await this.sql.unsafe(`alter table ${name} disable trigger user`);
    await copyRows(this.sql, `copy ${name} (${columns.join(', ')}) from stdin`, chunks);
    await this.sql.unsafe(`alter table ${name} enable trigger user`);
    const counted = await this.sql.unsafe<{ count: number }[]>(`select count(*)::float8 from ${name}`);
    const { count } = onlyRow(counted);
    if (count !== expected()) throw new RestoreError(`${table} has ${count} rows instead of ${expected()}`);
  }

  async setSequence(name: string, value: string): Promise<void> {
    await this.sql.unsafe('select setval($1::regclass, $2::bigint)', [`public.${name}`, value]);
  }

  /**
   * From then on the rows are there, without those of people who have been erased since the backup.
   * @param erased the ids that the database remembered
   * @returns how many rows were erased again
   * @throws {RestoreError} when the tables lack what erasing needs
   */
  async commit(erased: readonly ErasedId[]): Promise<number> {
    let gone = 0;
    if (erased.length > 0) {
      gone = await this.eraseAgain(erased).catch((error: unknown) => {
        throw ['42703', '42P01'].includes(errorCode(error)) ? new RestoreError(tooOld) : error;
      });
    }
    await this.sql.unsafe('commit');
    return gone;
  }

  private async eraseAgain(erased: readonly ErasedId[]): Promise<number> {
    const gone = await eraseAgain(this.sql, erased);
    await rememberErased(this.sql, erased);
    return gone;
  }

  /** Unless `commit` was called before, nothing has happened. */
  async end(): Promise<void> {
    await this.sql.end({ timeout: 1 });
  }
}
