// Runs a TypeScript module as a process of its own: `node scripts/run-typescript.mjs scripts/bench/load.ts`, then its
// arguments.
import { importTypeScript } from './import-typescript.mjs';

const [path] = process.argv.splice(2, 1);
await importTypeScript(path);
