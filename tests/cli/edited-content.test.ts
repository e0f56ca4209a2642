import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  ownCheckouts,
  ownHiring,
  ownName,
  ownServicePrices,
  ownSite,
  ownWorkflowPrices,
} from '../fixtures/own-values';
import { tenthService } from '../support/tenth-service';
import { temporaryFolder } from './project-folder';

const isLeftOut = (name: string) =>
  /^(node_modules|\.git|\.data|\.next[^/]*|next-env\.d\.ts|tsconfig\.tsbuildinfo)$/.test(name);

/** A copy of the sources, with this project's packages. */
function copySources(): string {
  const copy = temporaryFolder({ database: '.data/postgres' });
  cpSync('.', copy, { recursive: true, filter: (path) => !isLeftOut(relative('.', path)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'next-env.d.ts'), '/// <reference types="next" />\n');
  return copy;
}

/** What a program of JavaScript prints, and `failed` after it where it fails. */
function run(folder: string, ...program: string[]): string {
  try {
    return execFileSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return `${error instanceof Error && 'stdout' in error ? error.stdout : error}failed`;
  }
}

const compile = (folder: string) =>
  run(folder, 'node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded');

/** The file with other values of its constants, whatever stands there. */
function withValues(file: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => {
      const initial = new RegExp(`(?<=^export const ${name}\\b[^=]*= )[\\s\\S]*?(?=;$)`, 'm');
      if (!initial.test(text)) throw new Error(`${file} has no ${name}`);
      return text.replace(initial, () => value);
    },
    readFileSync(file, 'utf8'),
  );
}

/** All that is an operator's to set: six files. */
const ownValues = {
  'content/product-name.ts': withValues('content/product-name.ts', { productName: JSON.stringify(ownName) }),
  'content/hiring-facts.ts': withValues('content/hiring-facts.ts', {
    hiringFacts: JSON.stringify(ownHiring),
  }),
  'content/site.ts': withValues('content/site.ts', {
    site: `{ name: productName, hiring: hiringFacts, ${JSON.stringify(ownSite).slice(1)}`,
  }),
  'content/checkout-links.ts': withValues('content/checkout-links.ts', {
    checkoutLinks: JSON.stringify(ownCheckouts),
  }),
  'content/leads.ts': withValues('content/leads.ts', { leadChannelsChangedOn: "'2027-03-01'" }),
  'content/prices.ts': withValues('content/prices.ts', {
    servicePricesFrom: JSON.stringify(ownServicePrices),
    workflowPrices: JSON.stringify(ownWorkflowPrices),
  }),
};

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

const asked = `
import { findServicePage } from '@/content/services';
import { serviceGroups, servicesCatalogue } from '@/content/catalogues';
import { landing } from '@/content/landing';
import { exampleValues } from '@/lib/operator-values';
import { siteMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';
console.log(findServicePage('tenth-service')?.path, serviceGroups[0]?.services.at(-1));
console.log(servicesCatalogue.metaTitle + '; ' + landing.services.title);
console.log(servicesCatalogue.lead.match(/\\w+ take|\\w+ bring/g)?.join());
console.log(servicesCatalogue.metaDescription.slice(-59));
console.log(siteMetadata().applicationName, exampleValues());
const offers = structuredData('/services/integrated-offer')['@graph'].map(({ offers }) => offers).filter(Boolean);
console.log(JSON.stringify(offers));
`;

// One copy and one run for both, as the run is what takes long.
test('a tenth service and an operator’s own values are edits of content, and every unit test that reads them holds', {
  tags: 'full',
  timeout: 1_200_000,
}, () => {
  const copy = copySources();
  write(copy, { ...tenthService, ...ownValues });
  expect(compile(copy)).toBe('');
  write(copy, { 'asked.ts': asked });
  expect(run(copy, 'scripts/run-typescript.mjs', 'asked.ts').trim().split('\n')).toEqual([
    '/services/tenth-service tenth-service',
    'Ten AI services for businesses; Ten AI services for your business',
    'Six take,four bring',
    'AI receptionist, tenth thing: ten done-for-you AI services.',
    `${ownName} []`,
    `[{"@type":"AggregateOffer","lowPrice":${ownServicePrices['integrated-offer']},"priceCurrency":"USD"}]`,
  ]);
  // Whatever reads a service or a value: the other unit tests take several times as long.
  const folders = ['content', 'components', 'lib/assessments', 'lib/http', 'lib/seo', 'lib/operator-values'];
  const readers = [...folders, 'scripts/launch-check', 'tests/structure/routes.test.ts'];
  const tested = run(
    copy,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--reporter',
    'dot',
    ...readers,
  );
  expect(tested).toMatch(/\d passed/);
  expect(tested).not.toMatch(/failed$/);
});
