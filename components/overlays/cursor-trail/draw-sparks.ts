import { leadStarPath } from '../../ui/constellation/lead-star-path';
import { type Spark, sparkLife } from './sparks';

/** Radius at which the star is cut; each spark scales it. */
const cut = 10;

let star: Path2D | undefined;

/** Draws the sparks in the canvas's own text colour. They fade, shrink and sink a little with age. */
export function drawSparks(canvas: HTMLCanvasElement, sparks: readonly Spark[], now: number) {
  const context = canvas.getContext('2d');
  if (!context) return;
  star ??= new Path2D(leadStarPath(0, 0, cut, 0.26));
  context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  for (const spark of sparks) drawSpark(context, star, spark, (now - spark.born) / sparkLife);
}

/** @param age 0 to 1 */
function drawSpark(context: CanvasRenderingContext2D, shape: Path2D, spark: Spark, age: number) {
  const scale = (spark.radius / cut) * (1 - age * 0.6);
  context.save();
  context.globalAlpha = (1 - age) ** 1.5;
  context.translate(spark.x + spark.drift * age, spark.y + 22 * age ** 2);
  context.rotate(spark.turn);
  context.scale(scale, scale);
  context.fill(shape);
  context.restore();
}
