import { expect, it } from 'vitest';
import { writeRefusal } from './ensure-postgres';

it.each([
  ['ENOSPC', 'the disk is full.\nMake room'],
  ['EROFS', 'may not write to /data'],
  ['EIO', 'as the system says it'],
])('where the folder cannot be written to, of %s it says "%s"', (code, words) => {
  const error = Object.assign(new Error('as the system says it'), { code });
  expect(writeRefusal('/data', error)).toMatchObject({ message: expect.stringContaining(words) });
});
