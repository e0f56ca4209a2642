import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const { '': _project, ...installed } = packages;

// npm leaves out what it could not look up when the lockfile was written, and then `npm ci` refuses the lockfile.
test("the lockfile names every platform's packages, not only this machine's", () => {
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});

// Without its hash a package would be installed whatever the registry sent (decision 0290).
test('every package can be verified as it is installed', () => {
  const without = Object.entries(installed)
    .filter(([, { integrity }]) => !integrity)
    .map(([path]) => path);
  expect(without).toEqual([]);
});

test('no native program comes along that nothing uses', () => {
  expect(Object.keys(installed).filter((path) => /sharp-|libvips/.test(path))).toEqual([]);
});

/** Licenses under which a package may be part of the site: none asks for the site's own source. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that name no license in their package.json, and what is known of them (decision 0062). */
const namedElsewhere = new Set(['@splinetool/react-spline', '@splinetool/runtime']);

const manifest = z.object({ name: z.string(), license: z.string().optional() });

function readManifest(path: string) {
  const file = join(path, 'package.json');
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

describe('each package of the running site', () => {
  const production = Object.entries(installed).filter(([, { dev }]) => !dev);
  // Another platform's packages are not here, and have the license of their siblings.
  const manifests = production.flatMap(([path]) => readManifest(path) ?? []);

  test('has a license the site may use', () => {
    const refused = manifests
      .filter(({ name }) => !namedElsewhere.has(name))
      .filter(({ license }) => !allowedLicenses.has(license ?? 'none'))
      .map(({ name, license }) => `${name}: ${license}`);
    expect(refused).toEqual([]);
    expect(manifests.length).toBeGreaterThan(50);
  });

  test('still names none where an exception says so', () => {
    const without = manifests.filter(({ license }) => !license).map(({ name }) => name);
    expect(new Set(without)).toEqual(namedElsewhere);
  });
});
