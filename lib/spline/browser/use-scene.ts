'use client';

import { useEffect, useState } from 'react';
import { canShowScene, thisDevice } from './can-show-scene';
import { whenIdle } from './when-idle';

/** A hanging download never fails by itself; after this many milliseconds it has. */
export const sceneTimeLimit = 20_000;

export type SceneState = 'waiting' | 'loading' | 'shown' | 'failed';

/** Failing is silent to the visitor, but not to the log of errors: `reportError` raises the window's error event. */
function report(cause: unknown) {
  reportError(new Error('The 3D scene could not be shown.', { cause }));
}

/** When the scene may load, and what came of it. `shown` and `failed` are for whoever draws it to call. */
export function useScene(): { state: SceneState; shown: () => void; failed: (cause: unknown) => void } {
  const [state, setState] = useState<SceneState>('waiting');
  useEffect(() => (canShowScene(thisDevice()) ? whenIdle(() => setState('loading')) : undefined), []);
  const failed = (cause: unknown) => {
    report(cause);
    setState('failed');
  };
  useEffect(() => {
    if (state !== 'loading') return;
    const limit = setTimeout(() => {
      report('time limit');
      setState('failed');
    }, sceneTimeLimit);
    return () => clearTimeout(limit);
  }, [state]);
  return { state, shown: () => setState('shown'), failed };
}
