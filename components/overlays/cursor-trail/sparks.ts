/** Part 2, section 9: at most 100 particles, at most one spawned per 16 ms. */
export const maxSparks = 100;
export const spawnInterval = 16;
/** Milliseconds a spark is seen. */
export const sparkLife = 800;

/** Pixels, radians, and milliseconds of `performance.now()`. */
export type Spark = { x: number; y: number; radius: number; turn: number; drift: number; born: number };

type Point = { x: number; y: number };

/** The sparks with one more at the pointer, unless there is no room for it or the last one has only just been made. */
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

/** The sparks still seen. */
export const aliveAt = (sparks: readonly Spark[], now: number): Spark[] =>
  sparks.filter(({ born }) => now - born < sparkLife);
