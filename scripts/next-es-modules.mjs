import { existsSync, readFileSync } from 'node:fs';

// Next has its own parts of a page twice, and bundles the older form: CommonJS, of which nothing that is unused can be
// left out. Turbopack is handed the other form of the same file (next.config.ts says for which): 15 KB of every page.
export default function esModuleOfNext(commonJs) {
  const esModule = this.resourcePath.replace(/([\\/]next[\\/]dist)([\\/])/, '$1$2esm$2');
  return existsSync(esModule) ? readFileSync(esModule, 'utf8') : commonJs;
}
