import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { answerCache } from './answer-cache';

/** What this process answers by itself, in front of Next. */
export type DirectAnswers = {
  /** @returns false where Next has to answer */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Resolves once the work that answers left behind is done. */
  ended(): Promise<void>;
};

const none: DirectAnswers = { answer: async () => false, ended: async () => {} };

/**
 * Pages and scripts of a build that were sent before, and batches of events: what a visit asks for most, and what takes
 * Next longer than all the rest of it. Call it when Next is ready, whose parts look for what it sets up.
 * @param dev the sources may change with each request
 */
export async function directAnswers(dev: boolean): Promise<DirectAnswers> {
  const { BUILD_FOLDER, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  // What is traced is what Next does.
  if (dev || OTEL_EXPORTER_OTLP_ENDPOINT) return none;
  const { eventsAnswerer } = await import('./answer-events');
  const events = eventsAnswerer(BUILD_FOLDER);
  const answerFromCache = answerCache();
  return {
    answer: async (request, response) =>
      answerFromCache(request, response) || events.answer(request, response),
    ended: events.ended,
  };
}
