import { type VisitReference, writeVisitReference } from '@/lib/analytics/visit-reference';
import { readRecentAssessment } from '@/lib/assessments/browser/recent-assessment';
import { sendsPrivacySignal } from './privacy-signal';
import { currentSessionId } from './session';

/** Where a visitor's way began: with the last assessment of this browser, else with this session. */
const currentReference = (): VisitReference =>
  sendsPrivacySignal() ? {} : (readRecentAssessment() ?? { session: currentSessionId() ?? undefined });

/**
 * What a provider is told of a visitor who goes there (docs/lifecycle.md); empty where there is nothing to tell.
 * @param item what is bought
 */
export const handOffReference = (item?: string): string =>
  writeVisitReference({ ...currentReference(), item });
