import type { RecommendedService } from './intents';

type FailureText = {
  heading: string;
  text: string;
  /** What the visitor can do about it: the same answers once more, or the form with them. */
  way: 'again' | 'correct';
  action: string;
};

/** What the consultation page says of an assessment that ended without a result, and how to get it all the same. */
export const failureTexts = {
  unanswered: {
    heading: 'Your result did not arrive',
    text: 'Our server did not answer in time. Your answers are kept in this browser and are sent once it does.',
    way: 'again',
    action: 'Try again for my result',
  },
  limited: {
    heading: 'Your result has to wait a minute',
    text: 'A lot was sent from your network at once, so our server asked for a pause. Your answers are kept in this browser. Please wait a minute, then ask again.',
    way: 'again',
    action: 'Ask again for my result',
  },
  limitedToday: {
    heading: 'Your result has to wait for some hours',
    text: 'Your network has sent as much as our server takes in one day. The next day begins at midnight UTC. Your answers are kept in this browser. Ask again after that, or speak with a person before.',
    way: 'again',
    action: 'Ask again for my result',
  },
  refused: {
    heading: 'Your answers were not taken',
    text: 'Our server could not accept them as they were sent. They are kept in this browser for seven days. Look them over in the form and send them once more.',
    way: 'correct',
    action: 'Open the form with my answers',
  },
  arrived: {
    heading: 'Your answers have arrived',
    text: 'It took longer than usual, but we have them now. Your result is ready.',
    way: 'again',
    action: 'Show my result',
  },
} as const satisfies Record<string, FailureText>;

/** The same text where the browser refuses storage: the answers are gone with the open page. */
export const keptByPage = (text: string): string =>
  text.replace(/kept in this browser( for seven days)?/, 'kept while this page stays open');

/** Below all of them, since the visitor is on the page for it. */
export const callInstead = 'Book a call instead';

/**
 * To a visitor without JavaScript whose answers the database refuses.
 * @param service what fits them; `null` where that is still to be asked
 * @param isDefault no rule names these answers: what stands there is a starting point, not a match
 */
export const answersNotKept = (service: RecommendedService | null, isDefault: boolean): string => {
  const fits = isDefault ? 'is a starting point for' : 'fits';
  const answer = service ? `${service} ${fits} your answers; you find its page under All services. ` : '';
  return `${answer}We could not keep your answers, and the fault is ours. They are still here: please send them again later today, or choose Book a call at the foot of the page.`;
};
