'use client';

import { useBrowserValue } from '@/lib/browser/hydration';
import { visitorEnglish, writtenEnglish } from '@/lib/browser/visitor-english';
import { formatDay } from './format-day';

const ownEnglish = () => visitorEnglish(navigator);

/** An ISO date as the visitor writes one; until the browser can say, as this site does. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso, useBrowserValue(ownEnglish, writtenEnglish))}</time>;
}
