/** What the press of TRANSCEND needs: fetched at the first touch of the form. */
export { networkAnswers } from '@/lib/browser/network-answers';
export { keepAssessment } from './assessment-outbox';
export { checkAnswers } from './check-answers';
