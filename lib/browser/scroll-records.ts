import { isRecord, storedValue } from './storage';

/** A place on a page. Pixels; `timestamp` in milliseconds since 1970. */
export type ScrollPosition = { x: number; y: number; timestamp: number };
/** The place a page was left at, and where to (R74). */
export type ScrollBeforeNavigation = ScrollPosition & { path: string; targetPath?: string };

/** Milliseconds after which a position expires (R77). */
export const positionsKeptFor = 30 * 60 * 1000;

const isPosition = (value: unknown): value is ScrollPosition =>
  isRecord(value) && [value.x, value.y, value.timestamp].every(Number.isFinite);

const positions = storedValue(
  'session',
  'scroll_positions',
  (value): value is Record<string, ScrollPosition> =>
    isRecord(value) && Object.values(value).every(isPosition),
);

const beforeNavigation = storedValue(
  'session',
  'scroll_before_navigation',
  (value): value is ScrollBeforeNavigation =>
    isPosition(value) && 'path' in value && typeof value.path === 'string',
);

/** Keeps the place for its path, and lets go of those that have expired. */
export function saveScrollPosition(path: string, position: ScrollPosition) {
  const fresh = Object.entries(positions.read() ?? {}).filter(([, { timestamp }]) => isFresh(timestamp));
  positions.write({ ...Object.fromEntries(fresh), [path]: position });
}

/** The saved place of a path, or `null` where there is none younger than 30 minutes. */
export function savedScrollPosition(path: string): ScrollPosition | null {
  const position = positions.read()?.[path];
  return position && isFresh(position.timestamp) ? position : null;
}

/** Keeps the place a page is left at, in both records. */
export function saveLeavingPosition(record: ScrollBeforeNavigation) {
  beforeNavigation.write(record);
  const { path, x, y, timestamp } = record;
  saveScrollPosition(path, { x, y, timestamp });
}

const isFresh = (timestamp: number) => Date.now() - timestamp < positionsKeptFor;
