import { fitCanvas } from '../canvas/fit-canvas';
import { frameLoop } from '../canvas/frame-loop';
import { drawSparks } from './draw-sparks';
import { leavesSparks } from './leaves-sparks';
import { aliveAt, type Spark, withSpark } from './sparks';

/**
 * Lets a mouse leave sparks on the canvas until the returned function is called. Frames are asked for only while a
 * spark is seen: an idle pointer, a hidden page, a finger and reduced motion cost nothing.
 */
export function followPointer(canvas: HTMLCanvasElement): () => void {
  const media = leavesSparks();
  let sparks: Spark[] = [];
  const loop = frameLoop((now) => {
    sparks = aliveAt(sparks, now);
    drawSparks(canvas, sparks, now);
    return sparks.length > 0;
  });
  const onMove = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse' || !media.matches || document.hidden) return;
    if (sparks.length === 0) prepare(canvas);
    sparks = withSpark(sparks, { x, y }, performance.now());
    loop.start();
  };
  const clear = () => {
    loop.stop();
    sparks = [];
    drawSparks(canvas, sparks, 0);
  };

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  window.addEventListener('pointermove', onMove, options);
  document.addEventListener('visibilitychange', clear, options);
  media.addEventListener('change', clear, options);
  return () => {
    loop.stop();
    stop.abort();
  };
}

/** Size and colour are those of the moment: the window or the theme may have changed since the last spark. */
function prepare(canvas: HTMLCanvasElement) {
  fitCanvas(canvas);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = getComputedStyle(canvas).color;
}
