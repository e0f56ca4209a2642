import startDatabaseServer from '../../support/database-server';

/** One database server a run; each file makes a database of its own on it. */
export default startDatabaseServer;
