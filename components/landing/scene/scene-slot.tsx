'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { canShowScene, thisDevice } from '@/lib/spline/browser/can-show-scene';
import { reportSceneFailure } from '@/lib/spline/browser/scene-failure';
import { whenIdle } from '@/lib/spline/browser/when-idle';

/**
 * The place of the operator's 3D scene, over the drawing. What draws it is fetched only when the page has nothing
 * better to do, and only for devices that can show it.
 */
export function SceneSlot({ url }: { url: string }) {
  const [Scene, setScene] = useState<ComponentType<{ url: string }>>();
  useEffect(() => {
    if (!canShowScene(thisDevice())) return;
    return whenIdle(() => {
      import('./scene').then(({ Scene }) => setScene(() => Scene), reportSceneFailure);
    });
  }, []);
  return Scene ? <Scene url={url} /> : null;
}
