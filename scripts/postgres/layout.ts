import { join } from 'node:path';

/** The user every connection to the embedded server uses; it owns the cluster. */
export const databaseUser = 'app';

/** The paths inside one embedded database folder. */
export type Layout = {
  folder: string;
  /** Made in one rename, so it is either complete or absent. */
  cluster: string;
  data: string;
  password: string;
  pidFile: string;
  /** The process that started the server and will stop it. */
  owner: string;
  log: string;
};

export const layoutOf = (folder: string): Layout => ({
  folder,
  cluster: join(folder, 'cluster'),
  data: join(folder, 'cluster', 'data'),
  password: join(folder, 'cluster', 'password'),
  pidFile: join(folder, 'cluster', 'data', 'postmaster.pid'),
  owner: join(folder, 'owner'),
  log: join(folder, 'server.log'),
});
