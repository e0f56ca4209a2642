/** The visitors the trail is for: who points finely, and has not asked for less motion. */
export const leavesSparks = (): MediaQueryList =>
  window.matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)');
