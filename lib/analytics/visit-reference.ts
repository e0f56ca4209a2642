/** What a visitor's link to a provider says about where the visitor's way began: only ids, and only those that are known. */
export type VisitReference = {
  /** The session the assessment was made in, or the current one. */
  session?: string;
  /** An id of `ai_assessments`. It never goes without its session. */
  assessment?: string;
  /** What is bought. */
  item?: string;
};

/** Not part of any UUID, so that the parts can be told apart again. */
const separator = '_';

/** What the payment provider accepts: at most 200 characters of A-Z a-z 0-9 - _; the calendar accepts more. */
const longestReference = 200;
const refusedCharacters = /[^\w-]+/g;

const uuidv7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether a text is an id as browsers make them. */
export const isUuidv7 = (text: unknown): text is string => typeof text === 'string' && uuidv7.test(text);

/** `session`, `session_assessment`, `item`, `session_item` or `session_assessment_item` (docs/lifecycle.md). */
export const writeVisitReference = ({ session, assessment, item }: VisitReference): string =>
  [session, session && assessment, item]
    .filter(Boolean)
    .join(separator)
    .replace(refusedCharacters, '-')
    .slice(0, longestReference);

/** Reads what a provider has sent back. Anybody can write it: what does not look like an id is taken for an item. */
export function readVisitReference(text: string): VisitReference {
  const parts = text.slice(0, longestReference).split(separator);
  const ids = parts.slice(0, 2);
  const count = isUuidv7(ids[0]) ? (isUuidv7(ids[1]) ? 2 : 1) : 0;
  const [session, assessment] = ids.slice(0, count).map((id) => id.toLowerCase());
  const item = parts.slice(count).join(separator).replace(refusedCharacters, '-');
  return { ...(session && { session }), ...(assessment && { assessment }), ...(item && { item }) };
}
