import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, SessionBatch } from '@/lib/analytics/batch';
import { batchOf, click, idsInBatch, pageView, questionAnswer, visit } from '../support/visits';

/** Sends a batch; true when it was acknowledged. Whatever else happens is a reason to send it again. */
export type Post = (batch: Batch) => Promise<boolean>;

const pageCount = 12;

/** Pages that record without pause, and send each batch until it is acknowledged, as the outbox does. */
export type RecordingPages = {
  /** Ids of what was acknowledged so far. */
  acknowledged: string[];
  /** How often a batch was not acknowledged. */
  failures(): number;
  /** Resolves once so many more were acknowledged: all is in full flow. */
  progress(count: number): Promise<void>;
  /** Resolves once so many more were not acknowledged. */
  setbacks(count: number): Promise<void>;
  /** Records no more; resolves with the ids of all that was recorded, once all of it is acknowledged. */
  finish(): Promise<string[]>;
};

const nextBatch = (session: SessionBatch): Batch =>
  batchOf({ ...session, events: [pageView(), click()], journey: [questionAnswer()] });

export function startPages(post: Post): RecordingPages {
  const recorded: string[] = [];
  const acknowledged: string[] = [];
  let failures = 0;
  let isOver = false;

  async function deliver(batch: Batch): Promise<void> {
    while (!(await post(batch).catch(() => false))) {
      failures += 1;
      await sleep(150 + Math.random() * 100);
    }
    acknowledged.push(...idsInBatch(batch));
  }

  async function record(session: SessionBatch): Promise<void> {
    while (!isOver) {
      const batch = nextBatch(session);
      recorded.push(...idsInBatch(batch));
      await deliver(batch);
      await sleep(Math.random() * 100);
    }
  }

  const pages = Array.from({ length: pageCount }, () => record(visit()));
  return {
    acknowledged,
    failures: () => failures,
    async progress(count) {
      for (const goal = acknowledged.length + count; acknowledged.length < goal; ) await sleep(10);
    },
    async setbacks(count) {
      for (const goal = failures + count; failures < goal; ) await sleep(10);
    },
    async finish() {
      isOver = true;
      await Promise.all(pages);
      return recorded;
    },
  };
}
