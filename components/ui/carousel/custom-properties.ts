import type { CSSProperties } from 'react';

/** Values for a stylesheet's custom properties; React's own type names none. */
export const customProperties = (values: Record<`--${string}`, number>): CSSProperties => values;
