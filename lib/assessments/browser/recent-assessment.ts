/** The last press of TRANSCEND in this browser, for a tab that did not see it: two ids, and no word of a visitor's. */
type RecentAssessment = { session: string; assessment: string };

/** Of plain text, which takes little code to read on every page: `session_assessment_milliseconds since 1970`. */
export const recentAssessmentKey = 'recent_assessment';

/** A day, as somebody may sleep on an answer (decision 0084). */
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
