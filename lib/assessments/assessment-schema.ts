import { z } from 'zod';
import { rotatingRuleIds } from '@/content/assessments/rules';
import { answersSchema } from './answers-schema';
import { turnLimit } from './recommendation';

const turnSchema = z.int().min(0).max(turnLimit).optional();

// A strict object, not a record: a record lets an own key `__proto__` pass.
const turnsSchema = z.strictObject(Object.fromEntries(rotatingRuleIds.map((id) => [id, turnSchema])));

/**
 * One press of TRANSCEND as the browser sends it. The service, its path and the turn served are never taken from a
 * client: unknown keys are refused at every level.
 */
export const submissionSchema = z.strictObject({
  /** Made at each press and kept through retries: the same id twice is stored once. */
  id: z.uuidv7(),
  /** `null` without JavaScript or under a privacy signal. */
  sessionId: z.uuidv7().nullable(),
  answers: answersSchema,
  turns: turnsSchema,
});

export type Submission = z.infer<typeof submissionSchema>;
