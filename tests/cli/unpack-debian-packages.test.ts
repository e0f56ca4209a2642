import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A package of Debian with one file, in a folder that apt can be sent to. @returns its lines in that folder's index */
function makePackage(folder: string, name: string, fields: string, [path, text]: [string, string]) {
  const control = `Package: ${name}\nVersion: 1\nArchitecture: all\nMaintainer: Tests <tests@example.test>\n${fields}Description: of the tests\n`;
  const source = join(folder, `source of ${name}`);
  write(join(source, 'DEBIAN/control'), control);
  write(join(source, path), text);
  chmodSync(join(source, path), 0o755);
  const archive = join(folder, `${name}.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', '--build', source, archive]);
  const bytes = readFileSync(archive);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `${control}Filename: ./${name}.deb\nSize: ${bytes.length}\nSHA256: ${hash}\n`;
}

/** Two packages, one of which needs the other, and the settings that have apt look for them, and nowhere else. */
function makeRepository() {
  const place = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  chmodSync(place, 0o755);
  const words = '#!/bin/sh\necho "Good day, $1."\n';
  const program = '#!/bin/sh\nexec "$(dirname "$0")/../share/words-of-tests/words" "$@"\n';
  const index = [
    makePackage(place, 'words-of-tests', '', ['usr/share/words-of-tests/words', words]),
    makePackage(place, 'greeter-of-tests', 'Depends: words-of-tests\n', ['usr/bin/greeter', program]),
  ];
  write(join(place, 'Packages'), index.join('\n'));
  write(join(place, 'sources.list'), `deb [trusted=yes] copy:${place} ./\n`);
  const settings = join(place, 'apt.conf');
  write(settings, `Dir::Etc::SourceList "${place}/sources.list";\nDir::Etc::SourceParts "/dev/null";\n`);
  return { settings, target: join(place, 'a cache', 'greeter') };
}

const unpack = (settings: string, target: string, name: string) =>
  spawnSync('sh', ['scripts/unpack-debian-packages.sh', target, 'usr/bin/greeter', name], {
    encoding: 'utf8',
    env: { ...process.env, APT_CONFIG: settings },
  });

describe.skipIf(!existsSync('/usr/bin/apt-get'))('who may not install packages of Debian', () => {
  test('has a program unpacked with what it needs, and starts it', () => {
    const { settings, target } = makeRepository();
    const { status, stderr } = unpack(settings, target, 'greeter-of-tests');
    expect(status, stderr).toBe(0);
    expect(execFileSync(join(target, 'run'), ['Ada Lovelace'], { encoding: 'utf8' })).toBe(
      'Good day, Ada Lovelace.\n',
    );
    expect(existsSync(join(target, 'apt'))).toBe(false);
  });

  test('finds nothing where a package cannot be had, and what was there before where it was', () => {
    const { settings, target } = makeRepository();
    expect(unpack(settings, target, 'unknown-of-tests').status).not.toBe(0);
    expect(existsSync(target)).toBe(false);
    expect(unpack(settings, target, 'greeter-of-tests').status).toBe(0);
    expect(unpack(settings, target, 'unknown-of-tests').status).not.toBe(0);
    expect(existsSync(join(target, 'run'))).toBe(true);
  });
});
