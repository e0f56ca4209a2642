import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { freeTextLimit, nameLimit } from '@/content/assessments/questions';
import { rotatingRuleIds } from '@/content/assessments/rules';
import { recommend } from '@/lib/assessments/recommend';
import { rotationTurnLimit } from '@/lib/assessments/recommendation';
import {
  type AssessmentSubmission,
  assessmentSubmissionSchema,
  submitAssessment,
} from '@/lib/assessments/submit-assessment';
import { answersWith } from '../fixtures/arbitrary-answers';
import { siteDatabase } from '../support/site-database';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();

/** What the schema lets through, of every script; phrases that mean something to the rules among it. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
    fc.string({ unit: 'binary', minLength: 1, maxLength }),
    fc.constantFrom('Mostly referrals', 'operations', 'Help desk', 'No clients yet'),
  );

const submissions = fc
  .record({
    sessionId: fc.option(fc.uuid({ version: 7 })),
    answers: answersWith(text(nameLimit), text(freeTextLimit)),
    turns: fc.dictionary(fc.constantFrom(...rotatingRuleIds), fc.integer({ min: 0, max: rotationTurnLimit })),
  })
  .map((parts) => assessmentSubmissionSchema.safeParse({ ...parts, id: uuidv7() }))
  .filter((parsed) => parsed.success)
  .map((parsed) => parsed.data);

async function expectRow(submission: AssessmentSubmission) {
  const { answers } = submission;
  const [row] = await database.current.sql`select * from ai_assessments where id = ${submission.id}`;
  const result = recommend(answers, submission.turns);
  expect(row).toMatchObject({
    session_id: submission.sessionId,
    assessment_type: answers.assessmentType,
    name: answers.name,
    q1_typed: answers.q1Typed,
    q2_answer: answers.q2Answer,
    q3_answer: answers.q3Answer,
    q4_answer: 'q4Answer' in answers ? answers.q4Answer : null,
    recommended_service: result.recommendedService,
    rotation_services: result.rotationServices,
    turn: result.explanation.turn,
  });
}

it('stores any valid submission exactly as it was typed', async () => {
  await fc.assert(
    fc.asyncProperty(submissions, async (submission) => {
      const { stored } = await submitAssessment(submission);
      expect(stored).toBe('stored');
      await expectRow(submission);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['Arabic, right to left', 'عمليات المكتب operations'],
  ['Hebrew with a direction mark', 'תפעול \u200foperations'],
  ['Chinese beyond the basic plane', '𠮷野家 operations'],
  ['a family emoji', '👩‍👩‍👧‍👦 operations'],
  ['combining accents, not normalized', 'ope\u0301ration, operations'],
  ['quotes and SQL', `'); drop table ai_assessments; -- operations "`],
  ['line breaks and tabs', 'operations\n\tand more'],
  ['a backslash and braces', 'operations \\ {a,b} NULL'],
])('stores %s', async (_kind, q1Typed) => {
  const submission = backendSubmission({ name: q1Typed, q1Typed });
  await submitAssessment(submission);
  await expectRow(submission);
});

it('stores the longest texts in characters of two units', async () => {
  const submission = backendSubmission({ name: '👍'.repeat(50), q1Typed: '👍'.repeat(1000) });
  expect(assessmentSubmissionSchema.safeParse(submission).success).toBe(true);
  await submitAssessment(submission);
  await expectRow(submission);
});
