'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { canShowScene, reportSceneFailure, thisSceneDevice } from './scene-support';

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
