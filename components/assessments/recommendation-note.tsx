'use client';

import { usePathname } from 'next/navigation';
import { lazy } from 'react';
import { useCurrentAssessment } from '@/lib/assessments/browser/use-current-assessment';
import { useAfterHydration } from '@/lib/browser/hydration';
import { loadRecommendationBanner } from './load-recommendation-banner';

const LazyRecommendationBanner = lazy(loadRecommendationBanner);

/**
 * Why this service? On the page an assessment led to (decision 0011); its body is loaded there alone. No
 * boundary catches the wait: the page then arrives together with its note, and nothing under it shifts.
 */
export function RecommendationNote() {
  const path = usePathname();
  const mayWait = useAfterHydration();
  const current = useCurrentAssessment();
  const recommendation = current?.recommendation;
  if (!mayWait || !current || current.isDismissed || recommendation?.servicePath !== path) return null;
  return <LazyRecommendationBanner current={current} recommendation={recommendation} />;
}
