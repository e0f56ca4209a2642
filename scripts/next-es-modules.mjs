import { existsSync, readFileSync } from 'node:fs';

// Next ships its own parts of a page in two forms, and bundles the older one: CommonJS, from which nothing unused can
// be left out. Turbopack is given the other form of the same file (next.config.ts says for which): it saves 15 KB on
// every page.
export default function esModuleOfNext(commonJs) {
  const esModule = this.resourcePath.replace(/([\\/]next[\\/]dist)([\\/])/, '$1$2esm$2');
  return existsSync(esModule) ? readFileSync(esModule, 'utf8') : commonJs;
}
