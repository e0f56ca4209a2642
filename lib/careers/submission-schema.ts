import { z } from 'zod';
import { applicationSchema } from './application-schema';

/** An application as it is sent. Whatever else a form carries is refused. */
export const submissionSchema = applicationSchema.extend({
  /** Made at the form's first touch and kept through retries; `null` without JavaScript. */
  id: z.uuidv7().nullable(),
  /** `null` without JavaScript or under a privacy signal. */
  sessionId: z.uuidv7().nullable(),
});

export type Submission = z.infer<typeof submissionSchema>;
