'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { callTracker, loadTracker } from '@/lib/analytics/tracker/load-tracker';
import { repeatEarlyPress } from '@/lib/browser/early-press';

// As soon as this module runs: hydration does not wait for it, and it does not wait for hydration.
if (typeof window !== 'undefined') void loadTracker();

/**
 * First-party analytics: reports to the tracker which page of the site is shown (R111). Here, since the tracker has to
 * hear of it, what was pressed before the page had hydrated is repeated (decision 0145).
 */
export function Tracker() {
  const path = usePathname();
  useEffect(() => callTracker((tracker) => tracker.viewPage(path)), [path]);
  useEffect(() => repeatEarlyPress(callTracker), []);
  return null;
}
