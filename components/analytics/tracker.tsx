'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { callTracker, loadTracker } from '@/lib/analytics/tracker/load-tracker';

// Starts as soon as this module runs: neither hydration nor the tracker waits for the other.
if (typeof window !== 'undefined') {
  void loadTracker();
  callTracker(sendEarlyClicks);
}

/**
 * First-party analytics: reports to the tracker which page of the site is shown (R111). It also repeats a press from
 * before hydration (decision 0145), and sends the tracker what was clicked before it listened (decision 0217).
 */
export function PageTracker() {
  const path = usePathname();
  useEffect(() => callTracker((tracker) => tracker.viewPage(path)), [path]);
  useEffect(repeatEarlyPress, []);
  return null;
}

declare global {
  interface Window {
    /** Clicks from before there was a tracker; `earlyEventsScript` keeps them. */
    earlyClicks?: MouseEvent[];
    /** The listener of `earlyPressScript`, and the last press that it kept. */
    earlyPress?: ((event: MouseEvent) => void) & { button?: HTMLElement; event?: MouseEvent };
  }
}

/** Milliseconds after which nobody expects a press to have an effect any more. */
const longestWait = 30_000;

/**
 * Each is sent once more, through the window, where the tracker listens: by now what was clicked may be gone, as the
 * calendar's button is.
 */
function sendEarlyClicks() {
  window.earlyClicks?.forEach((click) => {
    dispatchEvent(Object.defineProperty(click, 'target', { value: click.target }));
  });
}

/** From here on React handles presses, and the one that was kept is repeated, once: the tracker hears it like any other. */
function repeatEarlyPress() {
  const kept = window.earlyPress;
  if (!kept) return;
  window.earlyPress = undefined;
  removeEventListener('click', kept, true);
  const { button, event } = kept;
  if (!button || !event) return;
  button.ariaBusy = null;
  if (performance.now() - event.timeStamp <= longestWait) button.dispatchEvent(event);
}
