import { eventLimits as limits } from '@/content/analytics';
import type { WebsiteEvent } from '../website-event-schema';
import { cut } from './cut';

export type ErrorFacts = Omit<
  Extract<WebsiteEvent, { type: 'error' }>,
  'id' | 'seq' | 'at' | 'page' | 'title' | 'type'
>;

/** What a browser tells of an error, or of a promise that failed unheard. */
export type Problem = { message?: string; file?: string; line?: number; thrown?: unknown };

/** What is told of it: no query of an address, since a query may hold anything. */
export function describeError({ message, file, line, thrown }: Problem): ErrorFacts {
  const error = thrown instanceof Error ? thrown : undefined;
  const stack = withoutQueries(error?.stack ?? '');
  // A failed promise names no place; its stack does.
  const [, place, placeLine] = /((?:https?|file):\/\/[^\s()]+?):(\d+):\d+/.exec(stack) ?? [];
  return {
    message: cut(withoutQueries(error?.message || message || String(thrown)), limits.errorMessage),
    stack: cut(stack, limits.errorStack) || undefined,
    file: cut(withoutQueries(file || place || ''), limits.address) || undefined,
    line: line || Number(placeLine) || undefined,
    errorType: cut(error?.name ?? typeof thrown, limits.label),
  };
}

/** Two errors with the same one are the same error. */
export const fingerprint = ({ errorType, message, file, line }: ErrorFacts): string =>
  [errorType, message, file, line].join();

const withoutQueries = (text: string) => text.replace(/(\w:\/\/[^\s?#()]+)[?#][^\s:()]*/g, '$1');
