/**
 * In place of what Next sends with every page for browsers older than those of `browserslist`, and in place of Node's
 * `process`, of which packages for both ask no more than this once their own variables are filled in (next.config.ts).
 */
export const env = {};
export const versions = {};
export const browser = true;
