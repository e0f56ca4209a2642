'use client';

import type { ReactNode } from 'react';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { sendsPrivacySignal } from '@/lib/analytics/tracker/load-tracker';
import { useBrowserValue } from '@/lib/browser/browser-values';

/** Tells a visitor who sends Global Privacy Control that the signal was heard (decision 0015). */
export function PrivacySignal({ children }: { children: ReactNode }) {
  const isSent = useBrowserValue(sendsPrivacySignal, false);
  if (!isSent) return null;
  return (
    <p
      role="status"
      className="mb-12 flex items-center gap-3 border-y border-line py-3.5 text-small print:hidden"
    >
      <StarIcon size={16} />
      {children}
    </p>
  );
}
