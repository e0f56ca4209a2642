import { runSite } from './site/run-site';

/** `npm start`: builds when needed, brings up and migrates the database, and serves the built site. */
export const start = () => runSite({ dev: false });
