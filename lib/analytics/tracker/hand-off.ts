import { type VisitReference, writeVisitReference } from '@/lib/analytics/visit-reference';
import { readRecentAssessment } from '@/lib/assessments/browser/recent-assessment';
import { sendsPrivacySignal } from './load-tracker';
import { currentSessionId } from './session';

/** Where a visitor's way began: with this browser's last assessment, or else with this session. */
const currentReference = (): VisitReference =>
  sendsPrivacySignal() ? {} : (readRecentAssessment() ?? { session: currentSessionId() ?? undefined });

/**
 * What a provider is told about a visitor who goes there (docs/lifecycle.md); empty when there is nothing to tell.
 * @param item what is being bought
 */
export const handOffReference = (item?: string): string =>
  writeVisitReference({ ...currentReference(), item });
