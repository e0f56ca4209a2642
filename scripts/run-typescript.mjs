// A TypeScript module as a process of its own: `node scripts/run-typescript.mjs scripts/bench/load.ts`, and its words.
import { importTypeScript } from './import-typescript.mjs';

const [path] = process.argv.splice(2, 1);
await importTypeScript(path);
