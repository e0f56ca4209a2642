import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assessments, type SentAnswers } from '@/content/assessments/questions';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { AnswerList } from './answer-list';

const shown = (answers: SentAnswers) => renderToStaticMarkup(<AnswerList answers={answers} />);
const gone = ' (no longer an option)';

it.each([backendAnswers({}), incomeAnswers({})])(
  'says every answer of $assessmentType, and no more',
  (answers) => {
    const html = shown(answers);
    for (const { shortLabel } of assessments[answers.assessmentType].questions)
      expect(html).toContain(shortLabel);
    expect(html).toContain(answers.q1Typed);
    expect(html).not.toContain(gone);
  },
);

it('says of an option that has another name by now that it is none', () => {
  const html = shown({ ...backendAnswers({}), q2Answer: 'Under $200' });
  expect(html.split(gone)).toHaveLength(2);
  expect(html).toContain(`Under $200${gone}`);
});

it('says nothing of a question that its form did not ask', () => {
  expect(shown({ ...backendAnswers({}), q2Answer: '' })).not.toContain(gone);
});
