// What pressing TRANSCEND needs: fetched when the form is first touched. It only forwards, because with the check in this
// file the loading screen would need one more chunk.
export { networkAnswers } from '@/lib/browser/network-answers';
export { keepAssessment } from './assessment-outbox';
export { checkAnswers } from './check-answers';
