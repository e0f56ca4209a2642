import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { onShutdown } from '../site/shutdown';
import { endWithParent } from '../site/site-process';

/** What a page of Next costs with nothing on it but a link: on the same versions, no page can be lighter. */
const floorFiles = {
  'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/page.tsx': `import Link from 'next/link';

export const metadata = { title: 'Floor', description: 'A page with a link.' };

export default function Page() {
  return (
    <main>
      <h1>Floor</h1>
      <Link href="/other">Other</Link>
    </main>
  );
}
`,
  'app/other/page.tsx': `export const metadata = { title: 'Other' };

export default function Page() {
  return <main>Other</main>;
}
`,
};

/** The page of the floor that serves our HTML. */
const copyPath = '/other';

const builtWith = [
  'next',
  'react',
  'react-dom',
  'typescript',
  '@types/react',
  '@types/react-dom',
  '@types/node',
];

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** The folder of a package that something in `from` imports, as Node finds it; undefined where it is not installed. */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === '.' ? undefined : findPackage(name, dirname(from));
}

/** The folders of packages and of all their dependencies, within this project. */
function packageFolders(names: readonly string[], from = '.', found = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = findPackage(name, from);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const wanted = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    packageFolders(Object.keys({ ...wanted.dependencies, ...wanted.optionalDependencies }), folder, found);
  }
  return found;
}

export type Floor = { origin: string };

/**
 * Builds the floor in a folder of its own, with the packages of this project, and serves it as Next does.
 * @param ours the HTML of one of our pages, which the floor serves, too
 */
export async function buildFloor(ours: string): Promise<Floor> {
  // Outside the project, because inside it Next would find the project's configuration and lockfile.
  const folder = mkdtempSync(join(tmpdir(), 'site-floor-'));
  onShutdown(async () => rmSync(folder, { recursive: true, force: true }));
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, browserslist }));
  for (const [file, text] of Object.entries(floorFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const found of packageFolders(builtWith)) cpSync(found, join(folder, found), { recursive: true });
  const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env: environment, stdio: 'pipe' });
  // Before anybody requests it, because Next keeps what it has read.
  writeFileSync(join(folder, '.next', 'server', 'app', `${copyPath}.html`), ours);
  return { origin: await serve(folder, next) };
}

const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

async function serve(folder: string, next: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', endWithParent, next, 'start', '--port', '0'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  onShutdown(async () => {
    child.kill();
    await ended;
  });
  return new Promise((resolve, reject) => {
    let text = '';
    // Read to the end: a server whose output nobody reads would fail.
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    ended.then(() => reject(new Error('The floor did not start.')));
  });
}

const CONNECTIONS = 16;
const SECONDS = 3;

const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' };

/** Sends one request and reads the whole answer. */
const ask = (address: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(address, { agent, headers: asBrowsersAsk }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`));
      response.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });

async function rateOf(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let answered = 0;
  const visitor = async () => {
    for (; performance.now() - begun < SECONDS * 1000; answered += 1) await ask(address, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return answered / ((performance.now() - begun) / 1000);
}

/** Requests a second for the same HTML, round by round. */
export type Throughput = { site: number; floor: number }[];

/** @param path the page whose HTML both serve */
export async function measureThroughput(
  origin: string,
  floor: Floor,
  path: string,
  rounds: number,
): Promise<Throughput> {
  const sides = { site: origin + path, floor: floor.origin + copyPath };
  for (const address of Object.values(sides)) await rateOf(address);
  const results: Throughput = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await rateOf(sides.site);
    results.push({ site, floor: await rateOf(sides.floor) });
  }
  return results;
}
