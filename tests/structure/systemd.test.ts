import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a migration before the site is served takes the time it needs', () => {
  const unit = readFileSync('deploy/systemd/site.service', 'utf8');
  expect(unit).toMatch(/^ExecStartPre=.* migrate /m);
  expect(unit).toMatch(/^TimeoutStartSec=infinity$/m);
});
