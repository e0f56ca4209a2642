import { leavesSparks } from './leaves-sparks';

/**
 * Fetches what draws the trail as a mouse first moves, for visitors who want it: nobody else loads it. Returns what
 * stops the waiting, or the trail.
 */
export function awaitPointer(canvas: HTMLCanvasElement): () => void {
  const media = leavesSparks();
  const stop = new AbortController();
  const { signal } = stop;
  const onMove = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !media.matches) return;
    window.removeEventListener('pointermove', onMove);
    try {
      const { followPointer } = await import('./follow-pointer');
      if (!signal.aborted) signal.addEventListener('abort', followPointer(canvas));
    } catch {
      // Offline, or in the middle of a deploy: nobody misses the sparks.
    }
  };
  window.addEventListener('pointermove', onMove, { passive: true, signal });
  return () => stop.abort();
}
