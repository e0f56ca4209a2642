import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { reportSceneFailure, sceneTimeLimit } from './scene-slot';

type SceneBoundaryProps = { onError: (error: unknown) => void; children: ReactNode };

/** Catches whatever the 3D runtime throws; the page keeps its drawing. */
class SceneBoundary extends Component<SceneBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Where app/spline serves the decoders that the 3D runtime requests. */
const decodersPath = '/spline';

const Spline = lazy(() => import('@splinetool/react-spline'));

/** The 3D scene. Once it has loaded it appears, and hides what is beneath it; if it fails, nothing changes. */
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
