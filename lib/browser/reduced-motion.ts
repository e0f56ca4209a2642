/** Apart from the hook, so that what every page loads does not bring the hooks along. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Matches while the visitor asks for less motion. */
export const reducedMotion = (): MediaQueryList => window.matchMedia(reducedMotionQuery);
