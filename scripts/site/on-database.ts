import { openExistingDatabase } from './database';
import { commandReasons, operatorRefusal, type ReasonsByCode } from './database-refusal';
import { checkEnvironment } from './environment';
import { shutDown, shutDownOnSignals } from './shutdown';

/**
 * Does the work of a command on a database that is there, and stops at the end what it started.
 * @param reasons what codes of errors mean to it
 * @throws {Refusal} where an operator can mend what went wrong
 */
export async function onDatabase(
  work: (url: string) => Promise<void>,
  reasons: ReasonsByCode = commandReasons,
): Promise<void> {
  shutDownOnSignals();
  try {
    const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
    await work(url).catch((error: unknown) => {
      throw operatorRefusal(url, error, reasons);
    });
  } finally {
    await shutDown();
  }
}
