'use client';

import { keepSky } from './keep-sky';

const keep = (canvas: HTMLCanvasElement) => keepSky(canvas);

/**
 * Particles behind the whole landing page (part 2, section 2). Always drawn in the inks of the night sheet; the light
 * theme prints its negative.
 */
export function ParticleBackground() {
  return (
    <div aria-hidden="true">
      <canvas
        ref={keep}
        data-theme="dark"
        className="pointer-events-none fixed inset-x-0 top-0 -z-10 h-lvh w-full text-star in-data-[theme=light]:invert print:hidden"
      />
    </div>
  );
}
