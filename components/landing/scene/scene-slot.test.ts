import { expect, test } from 'vitest';
import { canShowScene } from './scene-slot';

const capable = { wide: true, finePointer: true, reducedMotion: false, saveData: false };

test.each([
  ['a wide screen with a mouse', {}, true],
  ['a narrow screen', { wide: false }, false],
  ['a touch screen', { finePointer: false }, false],
  ['a visitor who wants less motion', { reducedMotion: true }, false],
  ['a visitor who saves data', { saveData: true }, false],
])('%s', (_who, difference, shown) => {
  expect(canShowScene({ ...capable, ...difference })).toBe(shown);
});
