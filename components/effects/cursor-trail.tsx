'use client';

/** The trail needs a fine pointer, and a visitor who does not prefer reduced motion. */
const cursorTrailMedia = '(pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Loads what draws the trail when a mouse first moves, for visitors who want it; nobody else loads it. Returns a
 * function that stops waiting for it, or the trail itself.
 */
function loadSparksOnMove(canvas: HTMLCanvasElement): () => void {
  const media = window.matchMedia(cursorTrailMedia);
  const stop = new AbortController();
  const { signal } = stop;
  const onMove = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !media.matches) return;
    window.removeEventListener('pointermove', onMove);
    try {
      const { runSparks } = await import('./sparks');
      if (!signal.aborted) signal.addEventListener('abort', runSparks(canvas, media));
    } catch {
      // Offline, or in the middle of a deploy: nobody misses the sparks.
    }
  };
  window.addEventListener('pointermove', onMove, { passive: true, signal });
  return () => stop.abort();
}

/** Sparks behind the mouse, on every page (R18). */
export function CursorTrail() {
  return (
    <div aria-hidden="true">
      <canvas
        ref={loadSparksOnMove}
        className="pointer-events-none fixed inset-0 z-30 size-full text-gold-mark print:hidden"
      />
    </div>
  );
}
