import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ping } from '@/db/queries/ping';
import { recommend } from './recommend';
import { storeAssessmentLater } from './store-assessment-later';
import { submitAssessment } from './submit-assessment';

const submission = {
  id: '01932c07-e000-7000-8000-000000000000',
  sessionId: null,
  turns: {},
  answers: {
    assessmentType: 'backend',
    name: 'Somebody',
    q1Typed: 'operations',
    q2Answer: '$10K+',
    q3Answer: 'Integrate',
  },
} as const;

describe('without DATABASE_URL', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeAll(() => vi.stubEnv('DATABASE_URL', undefined));
  afterAll(() => vi.unstubAllEnvs());

  it('recommends all the same, and leaves the answers with the visitor', async () => {
    expect(await submitAssessment(submission)).toEqual({
      recommendation: recommend(submission.answers, {}),
      stored: 'later',
    });
  });

  it('knows at once that trying later is of no use, and says what is lost only by its kind', async () => {
    await storeAssessmentLater(submission, recommend(submission.answers, {}));
    expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/"event":"assessment_lost"}$/)]);
  });

  it('tells a health check so', async () => {
    expect(await ping()).toBe('unset');
  });
});
