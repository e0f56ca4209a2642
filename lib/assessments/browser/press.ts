/** What pressing TRANSCEND needs: fetched when the form is first touched. */
export { networkAnswers } from '@/lib/browser/network-answers';
export { keepAssessment } from './assessment-outbox';
export { checkAnswers } from './check-answers';
