import { sendsPrivacySignal } from '@/lib/analytics/tracker/privacy-signal';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import { type VisitReference, writeVisitReference } from '@/lib/analytics/visit-reference';
import { readRecentAssessment } from '@/lib/assessments/browser/recent-assessment';

/** Where a visitor's way began: with the last assessment of this browser, else with this session. */
const currentReference = (): VisitReference =>
  sendsPrivacySignal() ? {} : (readRecentAssessment() ?? { session: currentSessionId() ?? undefined });

/**
 * What a provider is told of a visitor who goes there (docs/lifecycle.md); empty where there is nothing to tell.
 * @param item what is bought
 */
export const handOffReference = (item?: string): string =>
  writeVisitReference({ ...currentReference(), item });
