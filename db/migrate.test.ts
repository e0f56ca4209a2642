import { expect, it } from 'vitest';
import { refuseOldVersion, UnsupportedServerError } from './migrate';

it.each([150_000, 150_004, 180_001])('takes server version %i', (version) => {
  expect(() => refuseOldVersion(version)).not.toThrow();
});

it('refuses PostgreSQL 14 by its name', () => {
  expect(() => refuseOldVersion(140_012)).toThrow(UnsupportedServerError);
  expect(() => refuseOldVersion(140_012)).toThrow('PostgreSQL 14 is too old, the site needs 15 or newer.');
});
