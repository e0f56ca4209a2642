'use client';

import { usePathname } from 'next/navigation';
import { lazy } from 'react';
import { useCurrentAssessment } from '@/lib/assessments/browser/use-current-assessment';
import { useAfterHydration } from '@/lib/hydration/browser/use-after-hydration';
import { loadWhySlip } from './load-why-slip';

const WhySlip = lazy(loadWhySlip);

/**
 * Why this service? On the page an assessment led to (decision 11). Its body is loaded for those visitors alone. No
 * boundary catches the wait: the page then arrives together with its note, and nothing under it shifts.
 */
export function WhyNote() {
  const path = usePathname();
  const mayWait = useAfterHydration();
  const current = useCurrentAssessment();
  const recommendation = current?.recommendation;
  if (!mayWait || !current || current.isDismissed || recommendation?.servicePath !== path) return null;
  return <WhySlip current={current} recommendation={recommendation} />;
}
