import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import configOf from '@/next.config';
import {
  buildAlone,
  buildStamp,
  buildToServe,
  findBuild,
  holdBuild,
  keepBuild,
  linkBuild,
  newestBuild,
  notePageFacts,
  openBuildPlace,
  pageFactsOf,
} from './builds';

let root: string;

beforeEach(() => {
  // The order of builds is that of their times.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  root = mkdtempSync(join(tmpdir(), 'stamp '));
  for (const folder of ['app', 'docs']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'app', 'page.tsx'), 'a page');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const stampAfter = (path: string, text: string) => {
  writeFileSync(join(root, path), text);
  return buildStamp(root, {});
};

test('a changed, new or renamed source changes the stamp', () => {
  const stamps = [
    buildStamp(root, {}),
    stampAfter('app/page.tsx', 'another page'),
    stampAfter('app/layout.tsx', ''),
    stampAfter('next.config.ts', ''),
    stampAfter('instrumentation.ts', ''),
    stampAfter('package-lock.json', '{}'),
    stampAfter('package.json', '{"browserslist":["chrome >= 120"]}'),
  ];
  expect(new Set(stamps).size).toBe(stamps.length);
});

test('what no page is built from leaves the stamp alone', () => {
  const before = buildStamp(root, { PORT: '1' });
  writeFileSync(join(root, 'app', 'page.test.tsx'), 'a test');
  writeFileSync(join(root, 'docs', 'note.md'), 'a note');
  expect(buildStamp(root, { PORT: '2', DATABASE_URL: 'postgres://elsewhere' })).toBe(before);
});

test('variables that act at build time count, an empty one as unset', () => {
  const none = buildStamp(root, {});
  expect(buildStamp(root, { SITE_URL: '' })).toBe(none);
  expect(buildStamp(root, { SITE_URL: 'https://example.com' })).not.toBe(none);
  expect(buildStamp(root, { HSTS: 'off' })).not.toBe(none);
  expect(buildStamp(root, { NEXT_PUBLIC_SCENE: 'x' })).not.toBe(none);
  expect(buildStamp(root, { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'x' })).not.toBe(none);
});

test('where leads are sent counts as set or unset, not by its value', () => {
  const url = (LEAD_WEBHOOK_URL: string) => buildStamp(root, { LEAD_WEBHOOK_URL });
  expect(url('https://a.example')).not.toBe(buildStamp(root, {}));
  expect(url('https://a.example')).toBe(url('https://b.example'));
  expect(url('')).toBe(buildStamp(root, {}));
  expect([url(''), url('x')]).not.toContain(buildStamp(root, { LEAD_EMAIL_SMTP_URL: 'x' }));
});

test('development writes to a folder of its own, and not behind the link that each build moves', () => {
  expect([undefined, '.next']).not.toContain(configOf(PHASE_DEVELOPMENT_SERVER).distDir);
});

/** What Next would have written, in the place where it builds. */
function build(root: string, scripts: string[]): void {
  vi.setSystemTime(Date.now() + 1000);
  openBuildPlace(root);
  mkdirSync(join(root, '.next', 'static'), { recursive: true });
  for (const name of scripts) writeFileSync(join(root, '.next', 'static', name), name);
}

const stamps = ['1', '2', '3', '4'].map((digit) => digit.repeat(64));
const [first = '', second = ''] = stamps;
const scriptsOf = (folder: string) => readdirSync(join(root, folder, 'static')).sort();

describe('builds', () => {
  it('stand in folders of their own, and .next leads to the one made last', () => {
    expect(newestBuild(root)).toBeUndefined();
    build(root, ['a.js']);
    const folder = keepBuild(root, first);
    expect(findBuild(root, first)).toBe(folder);
    expect(newestBuild(root)).toBe(folder);
    expect(readlinkSync(join(root, '.next'))).toBe(folder);
  });

  it('that are being made, or were cut short, are none', () => {
    build(root, ['a.js']);
    const folder = keepBuild(root, first);
    build(root, ['b.js']);
    expect(newestBuild(root)).toBe(folder);
    expect(scriptsOf(folder)).toEqual(['a.js']);
    linkBuild(root, folder);
    expect(scriptsOf('.next')).toEqual(['a.js']);
  });

  it('are gone back to without being made again', () => {
    build(root, ['a.js']);
    const old = keepBuild(root, first);
    build(root, ['b.js']);
    keepBuild(root, second);
    expect(findBuild(root, first)).toBe(old);
    linkBuild(root, old);
    expect(readlinkSync(join(root, '.next'))).toBe(old);
  });

  it('leave what they kept for the next one to it, also after another was gone back to', () => {
    build(root, ['a.js']);
    const old = keepBuild(root, first);
    build(root, ['b.js']);
    mkdirSync(join(root, '.next', 'cache'));
    writeFileSync(join(root, '.next', 'cache', 'kept'), 'for the next');
    keepBuild(root, second);
    linkBuild(root, old);
    build(root, ['c.js']);
    expect(readdirSync(join(root, '.next', 'cache'))).toEqual(['kept']);
  });

  it('have the scripts of the two before them, for pages that are open, and no older ones', () => {
    const folders = stamps.map((stamp, index) => {
      build(root, ['same.js', `${index}.js`]);
      return keepBuild(root, stamp);
    });
    expect(scriptsOf(folders[3] ?? '')).toEqual(['1.js', '2.js', '3.js', 'same.js']);
    expect(stamps.map((stamp) => findBuild(root, stamp))).toEqual([undefined, ...folders.slice(1)]);
  });

  // Only Linux tells which files are open.
  it.skipIf(process.platform !== 'linux')(
    'are made one at a time, by whatever path the folder is called',
    async () => {
      const linked = `${root} linked`;
      symlinkSync(root, linked);
      const made = await buildAlone(root, async () => {
        await expect(buildAlone(linked, async () => 'second')).rejects.toThrow('Another build is under way');
        return 'first';
      });
      expect(made).toBe('first');
      expect(await buildAlone(linked, async () => 'next')).toBe('next');
      expect(readdirSync(root).filter((name) => name.startsWith('.next'))).toEqual([]);
      rmSync(linked);
    },
  );

  it.skipIf(process.platform !== 'linux')(
    'that are served stay however many follow, and so do their scripts, until the process lets go',
    () => {
      const linked = `${root} linked`;
      symlinkSync(root, linked);
      const folders = stamps.map((stamp, index) => {
        build(root, [`${index}.js`]);
        return keepBuild(linked, stamp);
      });
      const [, served = '', , newest = ''] = folders;
      const held = holdBuild(join(linked, served));
      const buildAgain = (name: string) => {
        build(root, [name]);
        return keepBuild(linked, first);
      };
      buildAgain('4.js');
      const last = buildAgain('5.js');
      expect(scriptsOf(served)).toContain('1.js');
      expect(scriptsOf(last)).toEqual(['1.js', '3.js', '4.js', '5.js']);
      closeSync(held);
      buildAgain('6.js');
      const names = readdirSync(root).filter((name) => name.startsWith('.next-'));
      expect(names).toHaveLength(3);
      expect(names).not.toContain(served);
      expect(names).not.toContain(newest);
      rmSync(linked);
    },
  );

  it('of the same sources stand beside each other: the first may be served', () => {
    build(root, ['a.js']);
    const served = keepBuild(root, first);
    build(root, ['a.js']);
    const again = keepBuild(root, first);
    expect(again).not.toBe(served);
    expect(scriptsOf(served)).toEqual(['a.js']);
    expect(findBuild(root, first)).toBe(again);
  });

  it('are served by the sources that are here, those of a version gone back to as well; without one, the newest is', () => {
    const keepPage = (text: string) => {
      writeFileSync(join(root, 'app', 'page.tsx'), text);
      build(root, []);
      return keepBuild(root, buildStamp(root, { SITE_URL: 'https://agency.example' }));
    };
    const old = keepPage('old');
    const faulty = keepPage('faulty');
    expect(buildToServe(root)).toEqual({ folder: faulty, isOfOtherSources: false });
    writeFileSync(join(root, 'app', 'page.tsx'), 'old');
    expect(buildToServe(root)).toEqual({ folder: old, isOfOtherSources: false });
    writeFileSync(join(root, 'app', 'page.tsx'), 'never built');
    expect(buildToServe(root)).toEqual({ folder: faulty, isOfOtherSources: true });
  });

  it('know what their pages state, also after later ones', () => {
    const facts = { siteUrl: 'https://agency.example', leadChannels: ['email'] };
    build(root, []);
    notePageFacts(join(root, '.next'), facts);
    const named = keepBuild(root, first);
    build(root, []);
    const silent = keepBuild(root, second);
    expect(pageFactsOf(join(root, named))).toEqual(facts);
    expect(pageFactsOf(join(root, silent))).toBeUndefined();
  });

  it('of another stamp do not pass for this one', () => {
    build(root, []);
    keepBuild(root, `${first.slice(0, 32)}${second.slice(0, 32)}`);
    expect(findBuild(root, first)).toBeUndefined();
  });
});
