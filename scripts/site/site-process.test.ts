import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSiteProcess } from './site-process';

/** Reads the folder's `.env` as our commands do, and writes down what it knows then. */
const site = `
  import { writeFileSync } from 'node:fs';
  process.loadEnvFile();
  writeFileSync('known.json', JSON.stringify(process.env));
  console.log('http://localhost:1 ');
  setInterval(() => {}, 1000);`;

const variables = `
  DATABASE_URL=postgres://real.example/site
  LEAD_WEBHOOK_URL=https://real.example/leads
  LOG_LEVEL=debug`;

test('the site of a trial is configured by what it is given, and by no .env of its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trial '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'scripts', 'run.mjs'), site);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node' } }));
  writeFileSync(join(folder, '.env'), variables);
  const { stop } = await startSiteProcess({ folder, variables: { LOG_LEVEL: 'error' }, isLogged: false });
  await stop();
  expect(JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8'))).toMatchObject({
    DATABASE_URL: '',
    LEAD_WEBHOOK_URL: '',
    LOG_LEVEL: 'error',
  });
});
