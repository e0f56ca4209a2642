import { newestBuild } from '@/scripts/builds';
import { buildVariable, root } from '../../server/site';
import startDatabaseServer from '../../support/database-server';
import makeServeProgram from '../../support/serve-program';

/**
 * One database server a run, on which each file makes a database of its own, and one program that serves one build: the
 * tests of deploys make others beside it.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  process.env[buildVariable] = newestBuild(root);
  const removeProgram = await makeServeProgram();
  const stopServer = await startDatabaseServer();
  return async () => {
    removeProgram();
    await stopServer();
  };
}
