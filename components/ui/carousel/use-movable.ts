import { useSyncExternalStore } from 'react';

const never = () => () => {};
const canGoRound = () => CSS.supports('translate', 'calc(mod(1, 2) * 1px)');

/**
 * Whether slides move by their controls. `false` on the server, until the page has hydrated, and in a browser that
 * cannot count in a circle: there the slides are a list to scroll.
 */
export const useMovable = (): boolean => useSyncExternalStore(never, canGoRound, () => false);
