/** One journey through an assessment, as far as the page knows it. Times are the page's running clock, in ms. */
export type JourneyProgress = {
  id: string;
  /** When each question was first seen, by its number. */
  seen: Map<number, number>;
  /** The latest answer to each question, by its number. It never leaves the page. */
  answers: Map<number, string>;
  isFinished: boolean;
};

export const newJourney = (id: string): JourneyProgress => ({
  id,
  seen: new Map(),
  answers: new Map(),
  isFinished: false,
});

/** Somebody has set out and has not arrived (part 2, section 4). */
export const isUnderway = ({ seen, isFinished }: JourneyProgress): boolean => seen.size > 0 && !isFinished;

/** The furthest question reached. */
export const furthest = ({ seen }: JourneyProgress): number => Math.max(...seen.keys());

/** When the first question was reached. */
export const beginning = ({ seen }: JourneyProgress): number => Math.min(...seen.values());

/** Whether an answer to this question goes back: it has one, and so has a later question (lifecycle.md). */
export const goesBack = ({ answers }: JourneyProgress, question: number): boolean =>
  answers.has(question) && Math.max(...answers.keys()) > question;
