import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownStaticFiles } from '@/scripts/builds';
import { buildVariable } from '../server/site';

/** The one that this run tests: `.next` is being made anew while the tests of deploys build. */
const build = fileURLToPath(new URL(`../../${process.env[buildVariable] ?? '.next'}`, import.meta.url));

type Chunk = { url: string; text: string };

/** The script files of the build: the path each is served at, and what it says. */
export const scriptChunks = (): Chunk[] =>
  ownStaticFiles(build)
    .filter((name) => /^static.chunks.*\.js$/.test(name))
    .map((name) => ({
      url: `/_next/${name.split(path.sep).join('/')}`,
      text: readFileSync(path.join(build, name), 'utf8'),
    }));

/** The one that holds the tracker: nothing else listens for middle clicks. @throws where there is none, or several */
export function trackerChunk(chunks = scriptChunks()): Chunk {
  const [found, ...more] = chunks.filter(({ text }) => text.includes('auxclick:'));
  if (!found || more.length > 0) throw new Error('The tracker is not in one script of the build');
  return found;
}
