import { expect, it } from 'vitest';
import { adviceOn } from './launch-server';

it.each([
  ['could not write lock file "postmaster.pid": No space left on device', 'still there'],
  ['could not map anonymous shared memory: Cannot allocate memory', 'still there'],
  ['it gave no reason', 'still there'],
  ['data directory "/data" has invalid permissions', "chmod 700 '/data'"],
  ['database files are incompatible with server', 'npm run backup'],
  ['database files are incompatible with server', 'npm run restore -- FILE --embedded'],
  ['could not locate a valid checkpoint record', 'Move that folder away'],
])('of "%s" it says "%s"', (reason, words) => {
  expect(adviceOn(reason, '/data')).toContain(words);
});
