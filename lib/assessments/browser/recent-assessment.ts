/** The last press of TRANSCEND in this browser, for a tab that did not see it: two ids, and nothing the visitor wrote. */
type RecentAssessment = { session: string; assessment: string };

/** Plain text, which every page can read with little code: `session_assessment_milliseconds since 1970`. */
export const recentAssessmentKey = 'recent_assessment';

/** A day, because somebody may sleep on an answer (decision 0084). */
const keptFor = 24 * 60 * 60 * 1000;

/** Lets go of it once its day is over, as the privacy policy says: every visit asks as it begins. */
export function readRecentAssessment(): RecentAssessment | undefined {
  try {
    const [session, assessment, at] = (localStorage[recentAssessmentKey] ?? '').split('_');
    if (Date.now() - at < keptFor) return { session, assessment };
    delete localStorage[recentAssessmentKey];
  } catch {
    // Storage is refused: nothing is known.
  }
  return;
}
