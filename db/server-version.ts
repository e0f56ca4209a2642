import type { Sql } from 'postgres';

/** The oldest PostgreSQL the site runs on (decision 34). */
const OLDEST = 15;

/** `DATABASE_URL` leads to a PostgreSQL that is too old. */
export class UnsupportedServerError extends Error {
  override name = 'UnsupportedServerError';

  /** @param major the server's major version */
  constructor(readonly major: number) {
    super(`PostgreSQL ${major} is too old, the site needs ${OLDEST} or newer.`);
  }
}

/** @param versionNumber as in `server_version_num`: 150004 is 15.4 */
export function refuseOldVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major < OLDEST) throw new UnsupportedServerError(major);
}

export async function refuseOldServer(client: Sql): Promise<void> {
  const [row] = await client<{ server_version_num: string }[]>`show server_version_num`;
  refuseOldVersion(Number(row?.server_version_num));
}
