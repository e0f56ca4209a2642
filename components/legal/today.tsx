'use client';

import { useSyncExternalStore } from 'react';
import { formatDay } from './format-day';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The visitor's own day as an ISO date. */
function localDay(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

const neverChanges = () => () => {};

/** Today's date; until the browser can say, the day the page was built (decision 0016). */
export function Today({ builtOn }: { builtOn: string }) {
  const day = useSyncExternalStore(neverChanges, localDay, () => builtOn);
  return <time dateTime={day}>{formatDay(day)}</time>;
}
