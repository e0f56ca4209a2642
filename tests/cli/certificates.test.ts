import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../support/certificate';
import { startEncryptingProxy } from '../support/encrypting-proxy';
import { migratedDatabase } from './databases';
import { temporaryFolder } from './project-folder';
import { runCommand, startCommand } from './run-command';

/** The address under `host` of a database with a certificate for `named`, and a file with that certificate. */
async function databaseWith(named: string, host: string, mode = 'verify-full') {
  const certificate = makeCertificate(named);
  const proxy = await startEncryptingProxy(await migratedDatabase(), certificate);
  onTestFinished(proxy.close);
  const authority = join(temporaryFolder({ database: 'none' }), 'authority.pem');
  writeFileSync(authority, certificate.certificate);
  const address = Object.assign(new URL(proxy.url), { hostname: host, search: `?sslmode=${mode}` });
  return { url: address.href, authority };
}

describe('with sslmode=verify-full a database', () => {
  async function expectVerified(host: string, named: string) {
    const { url, authority } = await databaseWith(named, host);
    const env = { DATABASE_URL: url, NODE_EXTRA_CA_CERTS: authority };
    const { code, stderr } = await runCommand('migrate', { env });
    const isItsOwn = named === host;
    if (!isItsOwn) expect(stderr).toContain('its certificate is for another host');
    expect(code).toBe(isItsOwn ? 0 : 1);
  }
  const title = 'at %s is taken or refused by a certificate for %s';

  it.each([
    ['localhost', 'localhost'],
    ['localhost', '127.0.0.1'],
  ])(title, expectVerified);

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', 'localhost'],
  ])(title, { tags: 'full' }, expectVerified);
});

it('with sslmode=verify-ca a database is taken by a certificate of a known authority, whatever host it names', async () => {
  const { url, authority } = await databaseWith('localhost', '127.0.0.1', 'verify-ca');
  const known = { DATABASE_URL: url, NODE_EXTRA_CA_CERTS: authority };
  expect(await runCommand('migrate', { env: known })).toMatchObject({ code: 0, stderr: '' });
  const { code, stderr } = await runCommand('migrate', { env: { DATABASE_URL: url } });
  expect(stderr).toContain('signed by an authority Node does not know');
  expect(code).toBe(1);
});

it('an authority named in a file of variables is refused with how Node takes it', async () => {
  const { url, authority } = await databaseWith('localhost', 'localhost');
  const file = `${authority}.env`;
  writeFileSync(file, `NODE_EXTRA_CA_CERTS='${authority}'`);
  const args = [`--env-file=${file}`, 'scripts/run.mjs', 'migrate'];
  const { code, stderr } = await startCommand(process.execPath, args, { env: { DATABASE_URL: url } }).outcome;
  expect(stderr).toContain('NODE_EXTRA_CA_CERTS=<file> before the command');
  expect(code).toBe(1);
});
