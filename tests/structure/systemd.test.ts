import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a migration before the site is served takes the time it needs', () => {
  const unit = readFileSync('deploy/systemd/site.service', 'utf8');
  expect(unit).toMatch(/^ExecStartPre=.* migrate /m);
  expect(unit).toMatch(/^TimeoutStartSec=infinity$/m);
});

const services = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'));

// They run as the account that makes the backups, and hold no more than they need (docs/deploy.md).
it.each(services)('%s sees neither the address of the owner nor backups', (name) => {
  const unit = readFileSync(`deploy/systemd/${name}`, 'utf8');
  expect(unit).toMatch(/^User=site$/m);
  const [, hidden = ''] = /^InaccessiblePaths=(.*)$/m.exec(unit) ?? [];
  // With the minus a path may be missing.
  expect(hidden.split(' ')).toEqual(
    expect.arrayContaining(['-/etc/site-owner.env', '-/var/backups/site', '-/srv/site/.data/backups']),
  );
});
