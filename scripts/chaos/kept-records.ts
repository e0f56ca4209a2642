import { entryLimit, sizeLimit } from '@/lib/browser/outbox';
import { outboxPrefix } from '@/lib/browser/outbox-waiting';
import { isRecord } from '@/lib/browser/storage';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';
import { type RecordKind, verdictOf } from './ledger';

/** Ids by kind of record. */
type IdsByKind = Partial<Record<RecordKind, string[]>>;

const idsOf = (records: unknown): string[] =>
  Array.isArray(records) ? records.filter(isRecord).map(({ id }) => String(id)) : [];

/** The ids in what one request carries, by kind; nothing if it carries no records of ours. */
function idsInRequest(path: string, body: string): IdsByKind {
  // A refused assessment stays in the outbox under an address to which nothing is sent.
  const endpoint = path.replace(/#.*/, '');
  if (endpoint !== assessmentsEndpoint && endpoint !== eventsEndpoint) return {};
  const value: unknown = JSON.parse(body);
  if (!isRecord(value)) return {};
  if (endpoint === assessmentsEndpoint) return { assessments: idsOf([value]) };
  const sessions = Array.isArray(value.sessions) ? value.sessions.filter(isRecord) : [];
  return {
    events: sessions.flatMap(({ events }) => idsOf(events)),
    steps: sessions.flatMap(({ journey }) => idsOf(journey)),
  };
}

/** One record in a request. */
type CarriedRecord = { kind: RecordKind; id: string };

export const recordsInRequest = (path: string, body: string): CarriedRecord[] =>
  (Object.entries(idsInRequest(path, body)) as [RecordKind, string[]][]).flatMap(([kind, ids]) =>
    ids.map((id) => ({ kind, id })),
  );

/**
 * For each entry that a browser puts into its outbox, a copy is kept under one of these: when it is made, when it
 * leaves, when it has to leave because the outbox is over its bounds, and with each answer to it.
 */
const marks = {
  made: 'trial made ',
  gone: 'trial gone ',
  dropped: 'trial dropped ',
  answered: 'trial answered ',
} as const;

/** What `watchOutbox` is given. */
export const watched = { prefix: outboxPrefix, entryLimit, sizeLimit, ...marks };

/**
 * Runs in a page before its own scripts: copies what enters and leaves its outbox, and what the site answers. No
 * function inside it has a name, because the TypeScript loader would set names with a function that the page does not
 * have.
 */
export function watchOutbox({
  prefix,
  entryLimit: mostEntries,
  sizeLimit: mostCharacters,
  made,
  gone,
  dropped,
  answered,
}: typeof watched): void {
  const { setItem, removeItem, getItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    setItem.call(this, key, text);
    if (key.startsWith(prefix)) setItem.call(this, made + key, text);
  };
  Storage.prototype.removeItem = function (key) {
    const text = getItem.call(this, key);
    if (text !== null && key.startsWith(prefix)) {
      const sizes = Object.entries({ ...this }).flatMap(([name, { length }]) =>
        name.startsWith(prefix) ? [length] : [],
      );
      const isOverfull =
        sizes.length > mostEntries || sizes.reduce((sum, size) => sum + size, 0) > mostCharacters;
      setItem.call(this, (isOverfull ? dropped : gone) + key, text);
    }
    removeItem.call(this, key);
  };
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (typeof input === 'string' && typeof init?.body === 'string') {
      const text = await response
        .clone()
        .text()
        .catch(() => '');
      const answer = { path: input, body: init.body, status: response.status, text };
      setItem.call(localStorage, answered + crypto.randomUUID(), JSON.stringify(answer));
    }
    return response;
  };
}

/** What passed through a browser's outbox and, by id, what became of it. */
export type KeptRecords = {
  made: Map<string, RecordKind>;
  /** What left, for whatever reason. */
  left: Set<string>;
  /** What left because the outbox was over its bounds. */
  dropped: Set<string>;
  acknowledged: Set<string>;
  refused: Set<string>;
};

/** @param storage all of a browser's local storage */
export function keptRecords(storage: Record<string, string>): KeptRecords {
  const records: KeptRecords = {
    made: new Map(),
    left: new Set(),
    dropped: new Set(),
    acknowledged: new Set(),
    refused: new Set(),
  };
  for (const [key, text] of Object.entries(storage)) {
    const mark = Object.values(marks).find((one) => key.startsWith(one));
    if (mark) sortIn(records, mark, JSON.parse(text));
  }
  return records;
}

type MarkedCopy = { path: string; body: string; status?: number; text?: string };

function sortIn(
  { made, left, dropped, ...told }: KeptRecords,
  mark: (typeof marks)[keyof typeof marks],
  { path, body, status = 0, text = '' }: MarkedCopy,
): void {
  const verdict = verdictOf(path, status, text);
  for (const { kind, id } of recordsInRequest(path, body)) {
    if (mark === marks.made) made.set(id, kind);
    if (mark === marks.gone || mark === marks.dropped) left.add(id);
    if (mark === marks.dropped) dropped.add(id);
    if (mark === marks.answered && verdict !== 'none') told[verdict].add(id);
  }
}
