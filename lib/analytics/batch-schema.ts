import { z } from 'zod';
import { batchLimits, eventLimits as limits } from '@/content/analytics';
import { id, moment, text } from './event-fields';
import { journeyEventSchema } from './journey-event-schema';
import { websiteEventSchema } from './website-event-schema';

const size = z.string().regex(/^\d{1,6}x\d{1,6}$/, 'width x height in pixels');
const utm = text(limits.utm).optional();

const session = z.strictObject({
  id,
  /** When the document was loaded. */
  started: moment,
  /** Another site's page, without its query. */
  referrer: text(limits.address).optional(),
  screen: size,
  viewport: size,
  utm: z.strictObject({ source: utm, medium: utm, campaign: utm, term: utm, content: utm }).optional(),
  /** Whether the browser says that a program drives it. */
  webdriver: z.literal(true).optional(),
  events: z.array(websiteEventSchema),
  journey: z.array(journeyEventSchema),
});

/**
 * What a page sends of a visit, or of several: unsent batches of earlier visits come along. Unknown keys are refused,
 * and nothing here is taken from a client that the server knows better (address, user agent, location).
 */
export const batchSchema = z.strictObject({
  sessions: z
    .array(session)
    .min(1)
    .max(batchLimits.sessions)
    .refine(
      (sessions) =>
        sessions.reduce((sum, { events, journey }) => sum + events.length + journey.length, 0) <=
        batchLimits.events,
      `at most ${batchLimits.events} events`,
    ),
});

export type Batch = z.infer<typeof batchSchema>;
export type SessionBatch = Batch['sessions'][number];
