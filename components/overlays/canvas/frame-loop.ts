/** Calls `draw` once a frame, with the time in milliseconds, for as long as it answers that there is more to draw. */
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
