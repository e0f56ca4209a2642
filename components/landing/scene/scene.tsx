'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { decodersPath } from '@/lib/spline/browser/decoders-path';
import { useScene } from '@/lib/spline/browser/use-scene';
import { SceneBoundary } from './scene-boundary';

const Spline = lazy(() => import('@splinetool/react-spline'));

const layer = 'absolute inset-0 transition-opacity duration-500';

/** The operator's 3D scene in the place of the drawing given as children, which stays until the scene stands. */
export function Scene({ url, children }: { url: string; children: ReactNode }) {
  const { state, shown, failed } = useScene();
  const wanted = state === 'loading' || state === 'shown';
  return (
    <>
      <div className={`size-full ${state === 'shown' ? 'invisible' : ''}`}>{children}</div>
      {wanted && (
        <div className={`${layer} ${state === 'shown' ? '' : 'opacity-0'}`} aria-hidden="true">
          <SceneBoundary onError={failed}>
            <Suspense>
              <Spline scene={url} wasmPath={decodersPath} onLoad={shown} />
            </Suspense>
          </SceneBoundary>
        </div>
      )}
    </>
  );
}
