/**
 * Replaces what Next sends with every page for browsers older than those of `browserslist`, and Node's `process`:
 * packages written for both ask no more of it than this, once their own variables are filled in (next.config.ts).
 */
export const env = {};
export const versions = {};
export const browser = true;
