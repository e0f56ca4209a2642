import { type AssessmentAnswers, assessments } from '@/content/assessments/questions';
import { button, element, link, radio } from './look';
import type { Visitor } from './visitor';

/** From the welcome page to the form of one assessment, as a visitor who was led would go. */
export async function chooseAssessment(visitor: Visitor, type: AssessmentAnswers['assessmentType']) {
  await visitor.open('/welcome');
  await visitor.click(link('Walk me to the AI service'));
  await visitor.address().toBe('/smart-decision');
  await visitor.click(link(`automate my ${type}`));
  await visitor.address().toBe(`/${type}-form`);
}

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
  // A result, or the question that stands for it.
  await visitor.click(button('Show '));
}
