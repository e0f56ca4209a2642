import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** At the top of a script, Chromium's word for it; other browsers read it as the comment it is. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n';

const namedScript = /<script\b[^>]*? src="\/_next\/(static\/[^"?]+\.js)[^>]*>/g;

/** Those a page asks for at once, but for those of old browsers: paths within the build. */
const namedScripts = (page: string): string[] =>
  [...page.matchAll(namedScript)]
    .filter(([tag]) => !/\snomodule/i.test(tag))
    .map(([, file = '']) => decodeURI(file));

/**
 * Lets browsers compile whole what a page asks for at once, while they do something else. Else each function is read
 * twice, the second time as it is called: a third of what React takes over a page by went into that (decision 0152).
 * @param build the folder the scripts lie in, which are written once however many pages name them
 */
export function scriptsAhead(build: string): (page: string) => Promise<void> {
  const marked = new Set<string>();
  return async (page) => {
    for (const file of namedScripts(page)) {
      if (marked.has(file)) continue;
      marked.add(file);
      const path = join(build, file);
      const text = await readFile(path, 'utf8');
      if (!text.startsWith(compiledAhead)) await writeFile(path, compiledAhead + text);
    }
  };
}
