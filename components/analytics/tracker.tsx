'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { callTracker, loadTracker } from '@/lib/analytics/tracker/load-tracker';

// Starts as soon as this module runs: neither hydration nor the tracker waits for the other.
if (typeof window !== 'undefined') void loadTracker();

/**
 * First-party analytics: reports to the tracker which page of the site is shown (R111). It also repeats a press from
 * before hydration, because the tracker has to hear of it (decision 0145).
 */
export function PageTracker() {
  const path = usePathname();
  useEffect(() => callTracker((tracker) => tracker.viewPage(path)), [path]);
  useEffect(repeatEarlyPress, []);
  return null;
}

declare global {
  interface Window {
    /** The listener of `earlyPressScript`, and the last press that it kept. */
    earlyPress?: ((event: MouseEvent) => void) & { button?: HTMLElement; event?: MouseEvent };
  }
}

/** Milliseconds after which nobody expects a press to have an effect any more. */
const longestWait = 30_000;

/**
 * From here on React handles presses, and the one that was kept is repeated, once. A tracker that is already listening
 * hears the repeated press itself. One that loads later is sent it through the window, because by then the button may
 * be gone, as the calendar's is.
 */
function repeatEarlyPress() {
  const kept = window.earlyPress;
  if (!kept) return;
  window.earlyPress = undefined;
  removeEventListener('click', kept, true);
  const { button, event } = kept;
  if (!button || !event) return;
  button.ariaBusy = null;
  if (performance.now() - event.timeStamp > longestWait) return;
  const press = () => new MouseEvent('click', event);
  let isRepeated = false;
  callTracker(() => {
    if (isRepeated) dispatchEvent(Object.defineProperty(press(), 'target', { value: button }));
  });
  button.dispatchEvent(press());
  isRepeated = true;
}
