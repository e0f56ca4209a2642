import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { buildStamp, forgetStamp, readStamp, writeStamp } from './build-stamp';
import { writePolicies } from './policies';
import { Refusal } from './refusal';
import { checkEnvironment, refuseOperatorValues } from './site/environment';

async function nextBuild(): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], { stdio: 'inherit' });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  if (code !== 0) throw new Refusal('The build failed; the lines above say why.');
}

async function buildAs(stamp: string): Promise<void> {
  const root = process.cwd();
  refuseOperatorValues();
  forgetStamp(root);
  await nextBuild();
  await writePolicies(root);
  writeStamp(root, stamp);
}

/** `npm run build`: the pages, their security policies, and the stamp that says what they were built from. */
export async function build(): Promise<void> {
  checkEnvironment();
  await buildAs(buildStamp(process.cwd(), process.env));
}

/** Builds unless the last build was made from exactly these sources. */
export async function buildIfNeeded(): Promise<void> {
  const stamp = buildStamp(process.cwd(), process.env);
  if (readStamp(process.cwd()) === stamp) return;
  console.log('Building the site: it was not yet, or its sources have changed.');
  await buildAs(stamp);
}
