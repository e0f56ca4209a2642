/** The last press of TRANSCEND in this browser, for a tab that did not see it: two numbers, and no word of a visitor's. */
type RecentAssessment = { session: string; assessment: string };

/** Of one text, since every page's tracker reads it: `session_assessment_milliseconds since 1970`. */
export const recentAssessmentKey = 'recent_assessment';

/** Somebody may sleep over an answer (decision 0084). */
const keptFor = 24 * 60 * 60 * 1000;

export function readRecentAssessment(): RecentAssessment | undefined {
  try {
    const [session = '', assessment = '', at] = (localStorage.getItem(recentAssessmentKey) ?? '').split('_');
    if (Date.now() - Number(at) < keptFor) return { session, assessment };
  } catch {
    // Storage is refused: nothing is known.
  }
  return;
}
