'use client';

import { reducedMotion } from '@/lib/browser/media-query';
import { fitCanvas, frameLoop } from './canvas';

/** Particles closer than this, in pixels, are joined by a line (R22). */
const linkDistance = 100;

/** Pixels, and pixels a second. */
export type Particle = { x: number; y: number; dx: number; dy: number; radius: number };
export type FieldSize = { width: number; height: number };
export type ParticleLink = { from: Particle; to: Particle; distance: number };

/** How wide the column of words is in a window of this width, in pixels: `--column` in the style sheet. */
const columnWidth = (width: number) => Math.max(1200, Math.min(width * 0.667, 1440));

/** A tenth of the width in pixels, at most 100 (R22). */
export const particleCount = (width: number): number => Math.floor(Math.min(width / 10, 100));

/** In pixels. Margins narrower than this are too small to be filled on their own. */
const narrowMargin = 60;

/** As many particles as the width allows; in the margins beside the column of words, if these are wide enough. */
export function scatterParticles({ width, height }: FieldSize): Particle[] {
  const margin = (width - columnWidth(width)) / 2;
  const across = margin < narrowMargin ? width : 2 * margin;
  const place = () => {
    const x = Math.random() * across;
    return x < across / 2 ? x : x + width - across;
  };
  return Array.from({ length: particleCount(width) }, () => ({
    x: place(),
    y: Math.random() * height,
    dx: (Math.random() - 0.5) * 20,
    dy: (Math.random() - 0.5) * 20,
    radius: 0.6 + Math.random() ** 3 * 1.3,
  }));
}

/** The particles some seconds later; what leaves at one edge comes back at the other. */
export function driftParticles(
  particles: readonly Particle[],
  seconds: number,
  { width, height }: FieldSize,
): Particle[] {
  return particles.map((particle) => ({
    ...particle,
    x: (particle.x + particle.dx * seconds + width) % width,
    y: (particle.y + particle.dy * seconds + height) % height,
  }));
}

/** The pairs that are close enough for a link, each of them once. */
export function particleLinks(particles: readonly Particle[]): ParticleLink[] {
  return particles.flatMap((from, index) =>
    particles
      .slice(index + 1)
      .map((to) => ({ from, to, distance: Math.hypot(to.x - from.x, to.y - from.y) }))
      .filter(({ distance }) => distance < linkDistance),
  );
}

/** Draws particles and their links in the canvas's own text color. A theme does not change that color; a filter does. */
function drawParticles(canvas: HTMLCanvasElement, particles: readonly Particle[]) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color } = getComputedStyle(canvas);
  Object.assign(context, { fillStyle: color, strokeStyle: color, lineWidth: 0.75 });
  context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  for (const { from, to, distance } of particleLinks(particles)) {
    context.globalAlpha = 0.18 * (1 - distance / linkDistance);
    drawLink(context, from, to);
  }
  context.globalAlpha = 0.42;
  for (const particle of particles) drawParticle(context, particle);
}

function drawLink(context: CanvasRenderingContext2D, from: Particle, to: Particle) {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

function drawParticle(context: CanvasRenderingContext2D, { x, y, radius }: Particle) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Milliseconds from when the pointer comes to rest until the sky does. */
const restsAfter = 1500;
/** In milliseconds. A frame that comes late moves the sky no further than this. */
const longestStep = 50;

/**
 * Keeps the particles on a canvas until the returned function is called. They drift while a fine pointer moves and
 * come to rest with it, so nothing moves by itself. Nothing is drawn while the canvas is hidden or off screen, and
 * nothing at all under reduced motion.
 */
function runParticles(canvas: HTMLCanvasElement): () => void {
  const fine = window.matchMedia('(pointer: fine)');
  const reduced = reducedMotion();
  let particles: Particle[] = [];
  let size: FieldSize = { width: 0, height: 0 };
  let onScreen = false;
  let [moved, drawn] = [0, 0];

  const loop = frameLoop((now) => {
    const rest = Math.min(1, Math.max(0, now - moved) / restsAfter);
    const step = Math.min(now - drawn, longestStep) / 1000;
    drawn = now;
    particles = driftParticles(particles, step * (1 - rest), size);
    drawParticles(canvas, particles);
    return rest < 1;
  });
  const refit = () => {
    const { width } = size;
    size = fitCanvas(canvas);
    if (reduced.matches) particles = [];
    else if (size.width !== width || particles.length === 0) particles = scatterParticles(size);
    drawParticles(canvas, particles);
  };
  const onMove = () => {
    if (!fine.matches || reduced.matches || !onScreen || document.hidden) return;
    moved = performance.now();
    loop.start();
  };
  const pauseIf = (out: boolean) => {
    if (out) loop.stop();
  };

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  window.addEventListener('pointermove', onMove, options);
  document.addEventListener('visibilitychange', () => pauseIf(document.hidden), options);
  reduced.addEventListener('change', refit, options);
  const sizes = new ResizeObserver(refit);
  sizes.observe(canvas);
  const views = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    pauseIf(!onScreen);
  });
  views.observe(canvas);
  return () => {
    loop.stop();
    stop.abort();
    sizes.disconnect();
    views.disconnect();
  };
}

const particleCanvas = (canvas: HTMLCanvasElement) => runParticles(canvas);

/**
 * Particles behind the whole landing page (R22), beside its column and never behind words. They are always drawn in
 * the colors of the dark theme; in the light theme a filter inverts them.
 */
export function ParticleBackground() {
  return (
    <div aria-hidden="true">
      <canvas
        ref={particleCanvas}
        data-theme="dark"
        className="pointer-events-none fixed inset-x-0 top-0 -z-10 h-lvh w-full text-star in-data-[theme=light]:opacity-35 in-data-[theme=light]:invert margins-only print:hidden"
      />
    </div>
  );
}
