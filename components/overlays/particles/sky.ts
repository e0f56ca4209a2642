/** Part 2, section 9: links are drawn between particles closer than this, in pixels. */
export const linkDistance = 100;

/** Pixels, and pixels a second. */
export type Particle = { x: number; y: number; dx: number; dy: number; radius: number };
export type SkySize = { width: number; height: number };
export type Link = { from: Particle; to: Particle; distance: number };

/** Part 2, section 9: a tenth of the width in pixels, at most 100. */
export const particleCount = (width: number): number => Math.floor(Math.min(width / 10, 100));

/** As many particles as the width allows, anywhere on it. */
export function scatter({ width, height }: SkySize, random = Math.random): Particle[] {
  return Array.from({ length: particleCount(width) }, () => ({
    x: random() * width,
    y: random() * height,
    dx: (random() - 0.5) * 20,
    dy: (random() - 0.5) * 20,
    radius: 0.6 + random() ** 3 * 1.3,
  }));
}

/** The particles some seconds later; who leaves at one edge comes back at the other. */
export function drift(
  particles: readonly Particle[],
  seconds: number,
  { width, height }: SkySize,
): Particle[] {
  return particles.map((particle) => ({
    ...particle,
    x: (particle.x + particle.dx * seconds + width) % width,
    y: (particle.y + particle.dy * seconds + height) % height,
  }));
}

/** The pairs close enough for a link, each once. */
export function linksOf(particles: readonly Particle[]): Link[] {
  return particles.flatMap((from, index) =>
    particles
      .slice(index + 1)
      .map((to) => ({ from, to, distance: Math.hypot(to.x - from.x, to.y - from.y) }))
      .filter(({ distance }) => distance < linkDistance),
  );
}
