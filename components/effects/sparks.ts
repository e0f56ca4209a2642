import { leadStarPath } from '@/components/ui/star-chart/geometry';
import { fitCanvas, frameLoop } from './canvas';

/** The limits of R18: sparks at once, and milliseconds from one to the next. */
export const maxSparks = 100;
export const spawnInterval = 16;
/** Milliseconds for which a spark is visible. */
export const sparkLife = 800;

/** In pixels, radians, and milliseconds of `performance.now()`. */
export type Spark = { x: number; y: number; radius: number; turn: number; drift: number; born: number };

type Point = { x: number; y: number };

/** The sparks plus one at the pointer, unless there is no room for it or the last one was made only just now. */
export function withSpark(
  sparks: readonly Spark[],
  point: Point,
  now: number,
  random = Math.random,
): Spark[] {
  const last = sparks.at(-1);
  if (sparks.length >= maxSparks || (last && now - last.born < spawnInterval)) return [...sparks];
  const spark = {
    x: point.x + (random() - 0.5) * 14,
    y: point.y + (random() - 0.5) * 14,
    radius: 2 + random() * 3.5,
    turn: random() * Math.PI,
    drift: (random() - 0.5) * 16,
    born: now,
  };
  return [...sparks, spark];
}

/** The sparks that are still visible. */
export const livingSparks = (sparks: readonly Spark[], now: number): Spark[] =>
  sparks.filter(({ born }) => now - born < sparkLife);

/** Radius of the star's shape; each spark scales it. */
const starRadius = 10;

let starShape: Path2D | undefined;

/** Draws the sparks in the canvas's own text color. They fade, shrink and sink a little with age. */
function drawSparks(canvas: HTMLCanvasElement, sparks: readonly Spark[], now: number) {
  const context = canvas.getContext('2d');
  if (!context) return;
  starShape ??= new Path2D(leadStarPath(0, 0, starRadius, 0.26));
  context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  for (const spark of sparks) drawSpark(context, starShape, spark, (now - spark.born) / sparkLife);
}

/** @param age 0 to 1 */
function drawSpark(context: CanvasRenderingContext2D, shape: Path2D, spark: Spark, age: number) {
  const scale = (spark.radius / starRadius) * (1 - age * 0.6);
  context.save();
  context.globalAlpha = (1 - age) ** 1.5;
  context.translate(spark.x + spark.drift * age, spark.y + 22 * age ** 2);
  context.rotate(spark.turn);
  context.scale(scale, scale);
  context.fill(shape);
  context.restore();
}

/**
 * Lets a mouse leave sparks on the canvas until the returned function is called. Frames are requested only while a
 * spark is visible: a resting pointer, a hidden page, a finger, or a visitor whose `media` do not match cost nothing.
 */
export function runSparks(canvas: HTMLCanvasElement, media: MediaQueryList): () => void {
  let sparks: Spark[] = [];
  const loop = frameLoop((now) => {
    sparks = livingSparks(sparks, now);
    drawSparks(canvas, sparks, now);
    return sparks.length > 0;
  });
  const onMove = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse' || !media.matches || document.hidden) return;
    if (sparks.length === 0) prepareCanvas(canvas);
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

/** Takes the current size and color, because the window or the theme may have changed since the last spark. */
function prepareCanvas(canvas: HTMLCanvasElement) {
  fitCanvas(canvas);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = getComputedStyle(canvas).color;
}
