'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { reducedMotion } from '@/lib/browser/media-query';
import { whenIdle } from '@/lib/browser/when-idle';

/** What decides whether a visitor's device is given the 3D scene, which weighs more than the rest of the page. */
export type SceneDevice = { wide: boolean; finePointer: boolean; reducedMotion: boolean; saveData: boolean };

/** Only wide screens with a mouse, and only visitors who have not asked for less motion or less data. */
export const canShowScene = ({ wide, finePointer, reducedMotion, saveData }: SceneDevice): boolean =>
  wide && finePointer && !reducedMotion && !saveData;

/** The device this page is on. Browsers without the Network Information API count as not saving data. */
function thisSceneDevice(): SceneDevice {
  const matches = (query: string) => window.matchMedia(query).matches;
  return {
    wide: matches('(min-width: 62rem)'),
    finePointer: matches('(hover: hover) and (pointer: fine)'),
    reducedMotion: reducedMotion().matches,
    saveData: savesData(navigator),
  };
}

const savesData = (browser: Navigator & { connection?: { saveData?: boolean } }) =>
  browser.connection?.saveData === true;

/** A hanging download never fails by itself; after this many milliseconds it has. */
export const sceneTimeLimit = 20_000;

/** Silent to the visitor, but not to the log of errors: this raises the window's error event. */
export const reportSceneFailure = (cause: unknown) =>
  reportError(new Error('The 3D scene could not be shown.', { cause }));

/**
 * The place of the operator's 3D scene, over the drawing. What draws it is fetched only when the page has nothing
 * better to do, and only for devices that can show it.
 */
export function SceneSlot({ url }: { url: string }) {
  const [Scene, setScene] = useState<ComponentType<{ url: string }>>();
  useEffect(() => {
    if (!canShowScene(thisSceneDevice())) return;
    return whenIdle(() => {
      import('./scene').then(({ Scene }) => setScene(() => Scene), reportSceneFailure);
    });
  }, []);
  return Scene ? <Scene url={url} /> : null;
}
