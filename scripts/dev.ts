import { runSite } from './site/run-site';

/** `npm run dev`: as `npm start`, from the sources and with hot reload. */
export const dev = () => runSite({ dev: true });
