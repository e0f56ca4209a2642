import { expect, it } from 'vitest';
import { iconFile } from './icon-file';

it('puts a picture behind a directory that says how large it is and where it begins', () => {
  const file = iconFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 48);
  expect([...file.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, place] = new Uint32Array(file.slice(14, 22).buffer);
  expect([...file.slice(place)]).toEqual([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  expect(length).toBe(7);
});
