'use client';

import { reducedMotion } from '@/lib/browser/media-query';
import { fitCanvas, frameLoop } from './canvas';
import {
  drawParticles,
  driftParticles,
  type FieldSize,
  type Particle,
  scatterParticles,
} from './particle-field';

/** Milliseconds after the pointer rests until the sky does. */
const restsAfter = 1500;
/** A frame that comes late moves the sky no further than this, in milliseconds. */
const longestStep = 50;

/**
 * Keeps the particles on a canvas until the returned function is called. They drift while a fine pointer moves and come
 * to rest with it, so nothing moves by itself; hidden or off screen nothing is drawn, under reduced motion nothing at all.
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
 * Particles behind the whole landing page (R22), beside its column and never under words. They are always drawn in the
 * dark theme's colours; in the light theme a filter inverts them.
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
