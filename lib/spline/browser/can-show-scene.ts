/** What decides whether a visitor's device is given the 3D scene, which weighs more than the rest of the page. */
export type Device = { wide: boolean; finePointer: boolean; reducedMotion: boolean; saveData: boolean };

/** Wide screens with a mouse, and nobody who asked for less motion or less data. */
export const canShowScene = ({ wide, finePointer, reducedMotion, saveData }: Device): boolean =>
  wide && finePointer && !reducedMotion && !saveData;

/** The device this page is on. Browsers without the Network Information API count as not saving data. */
export function thisDevice(): Device {
  const matches = (query: string) => window.matchMedia(query).matches;
  return {
    wide: matches('(min-width: 62rem)'),
    finePointer: matches('(hover: hover) and (pointer: fine)'),
    reducedMotion: matches('(prefers-reduced-motion: reduce)'),
    saveData: savesData(navigator),
  };
}

const savesData = (browser: Navigator & { connection?: { saveData?: boolean } }) =>
  browser.connection?.saveData === true;
