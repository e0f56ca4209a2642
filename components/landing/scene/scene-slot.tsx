'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { reducedMotion } from '@/lib/browser/media-query';
import { whenIdle } from '@/lib/browser/when-idle';

/** What decides whether a visitor's device gets the 3D scene, which weighs more than the rest of the page. */
export type SceneDevice = { wide: boolean; finePointer: boolean; reducedMotion: boolean; saveData: boolean };

/** Only wide screens with a mouse, and only visitors who did not ask for less motion or less data. */
export const canShowScene = ({ wide, finePointer, reducedMotion, saveData }: SceneDevice): boolean =>
  wide && finePointer && !reducedMotion && !saveData;

/** The device that shows this page. Browsers without the Network Information API count as not saving data. */
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

/** A download that hangs never fails by itself, so it counts as failed after this many milliseconds. */
export const sceneTimeLimit = 20_000;

/** Not shown to the visitor, but recorded: this raises the window's error event. */
export const reportSceneFailure = (cause: unknown) =>
  reportError(new Error('The 3D scene could not be shown.', { cause }));

/**
 * The place of the operator's 3D scene, above the drawing. What renders it is loaded only when the page has nothing
 * better to do, and only on devices that can show it.
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
