/** Gives a canvas one dot per device pixel, at most two per CSS pixel, and clears it. Returns its size in CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement): { width: number; height: number } {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.min(window.devicePixelRatio, 2);
  Object.assign(canvas, { width: Math.round(width * density), height: Math.round(height * density) });
  canvas.getContext('2d')?.scale(density, density);
  return { width, height };
}
