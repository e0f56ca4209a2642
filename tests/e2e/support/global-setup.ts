import startDatabaseServer from '../../support/database-server';
import makeServeProgram from '../../support/serve-program';

/** One database server a run, on which each file makes a database of its own, and one program that serves the site. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const removeProgram = await makeServeProgram();
  const stopServer = await startDatabaseServer();
  return async () => {
    removeProgram();
    await stopServer();
  };
}
