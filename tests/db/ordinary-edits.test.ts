import { expect, it, vi } from 'vitest';
import { assessmentSubmissionSchema, submitAssessment } from '@/lib/assessments/submit-assessment';
import { siteDatabase } from '../support/site-database';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

/** As a page sends it that offers another label than this version does. */
function sentWith(q2Answer: string) {
  const submission = backendSubmission();
  return assessmentSubmissionSchema.parse({ ...submission, answers: { ...submission.answers, q2Answer } });
}

const constrain = (condition: string) =>
  database.current.sql.unsafe(
    `alter table ai_assessments add constraint of_an_earlier_version check (${condition}) not valid`,
  );
const mend = () =>
  database.current.sql`alter table ai_assessments drop constraint if exists of_an_earlier_version`;

it('answers a row that the schema of the day refuses, says which rule it was, and takes it after the mend', async () => {
  await constrain("q2_answer <> '$10K+'");
  const submission = sentWith('$10K+');
  log.mockClear();

  const refused = await submitAssessment(submission);
  // Not stored and not final: the visitor's outbox keeps it.
  expect(refused).toMatchObject({ recommendation: { needsClarification: false }, stored: 'later' });
  const [line] = log.mock.calls.flat().filter((text) => text.includes('database_refused_data'));
  expect(line).toContain('"code":"23514"');
  expect(line).toContain('"table":"ai_assessments","constraint":"of_an_earlier_version"');
  expect(line).not.toMatch(/Test Visitor|Our daily|10K/);

  await mend();
  expect(await submitAssessment(submission)).toMatchObject({ stored: 'stored' });
});

it('takes what a form or an outbox from before the edit sends, as it is', async () => {
  const submission = sentWith('$500–2,000');
  expect(await submitAssessment(submission)).toMatchObject({
    recommendation: { needsClarification: true },
    stored: 'stored',
  });
  expect(
    await database.current
      .sql`select q2_answer, needs_clarification from ai_assessments where id = ${submission.id}`,
  ).toEqual([{ q2_answer: '$500–2,000', needs_clarification: true }]);
});
