import { lazy, Suspense, useEffect, useState } from 'react';
import { decodersPath } from '@/lib/spline/browser/decoders-path';
import { reportSceneFailure, sceneTimeLimit } from '@/lib/spline/browser/scene-failure';
import { SceneBoundary } from './scene-boundary';

const Spline = lazy(() => import('@splinetool/react-spline'));

/** The 3D scene. It shows itself once it stands, and what lies under it hides; if it fails, nothing changes. */
export function Scene({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const fail = (cause: unknown) => {
    reportSceneFailure(cause);
    setState('failed');
  };
  useEffect(() => {
    if (state !== 'loading') return;
    const limit = setTimeout(() => {
      reportSceneFailure('time limit');
      setState('failed');
    }, sceneTimeLimit);
    return () => clearTimeout(limit);
  }, [state]);
  if (state === 'failed') return null;
  const shown = state === 'shown';
  return (
    <div
      className={`absolute inset-0 transition-opacity duration-500 ${shown ? '' : 'opacity-0'}`}
      data-scene={state}
      aria-hidden="true"
    >
      <SceneBoundary onError={fail}>
        <Suspense>
          <Spline scene={url} wasmPath={decodersPath} onLoad={() => setState('shown')} />
        </Suspense>
      </SceneBoundary>
    </div>
  );
}
