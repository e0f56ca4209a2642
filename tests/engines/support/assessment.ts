import { type AssessmentAnswers, assessments } from '@/content/assessments/questions';
import { button, element, radio } from './look';
import type { Visitor } from './visitor';

/** Fills the open form in the order of its questions, leaving out the fields named. */
export async function answer(visitor: Visitor, answers: AssessmentAnswers, except: string[] = []) {
  for (const { field, kind } of assessments[answers.assessmentType].questions) {
    if (except.includes(field)) continue;
    const value = Object.entries(answers).find(([name]) => name === field)?.[1] ?? '';
    if (kind === 'options') await choose(visitor, field, value);
    else await visitor.fill(element(`#${field}`), value);
  }
}

async function choose(visitor: Visitor, field: string, value: string) {
  const choice = radio(value, `fieldset:has([name="${field}"])`);
  await visitor.click(choice);
  await visitor.poll(`${value} is chosen`, async () => (await visitor.look(choice))?.isChecked).toBe(true);
}

export const transcend = button('TRANSCEND');

/** From the open form to the page the result ends on. */
export async function takeAssessment(visitor: Visitor, answers: AssessmentAnswers) {
  await answer(visitor, answers);
  await visitor.click(transcend);
  await visitor.click(button('Show my result now'));
}
