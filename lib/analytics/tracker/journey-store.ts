import { storedValue } from '@/lib/browser/storage';
import { restoreJourneys, type StoredJourneys } from './journey';
import { sendsPrivacySignal } from './privacy-signal';

// What cannot be restored throws, and then reads as nothing.
const isStoredJourneys = (value: unknown): value is StoredJourneys =>
  restoreJourneys(value as StoredJourneys).size > 0;

const { read, write } = storedValue('session', 'journeys', isStoredJourneys);

/** The tab's journeys, without a word of an answer; none are kept under a privacy signal (decision 0015). */
export const journeyStore = {
  read,
  write: (journeys: StoredJourneys) => {
    if (!sendsPrivacySignal()) write(journeys);
  },
};
