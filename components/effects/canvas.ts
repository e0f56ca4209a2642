/** Gives a canvas one dot per device pixel, at most two per CSS pixel, and clears it. Returns its size in CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement): { width: number; height: number } {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.min(window.devicePixelRatio, 2);
  Object.assign(canvas, { width: Math.round(width * density), height: Math.round(height * density) });
  canvas.getContext('2d')?.scale(density, density);
  return { width, height };
}

/** Calls `draw` once per frame, with the time in milliseconds, as long as it returns that there is more to draw. */
export function frameLoop(draw: (now: number) => boolean) {
  let request = 0;
  const frame = (now: number) => {
    request = draw(now) ? requestAnimationFrame(frame) : 0;
  };
  return {
    start() {
      request ||= requestAnimationFrame(frame);
    },
    stop() {
      cancelAnimationFrame(request);
      request = 0;
    },
  };
}
