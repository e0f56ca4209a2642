import { outboxPrefix } from '@/lib/browser/outbox-waiting';
import { isRecord } from '@/lib/browser/storage';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';
import type { RecordKind } from './ledger';

/** The ids of what one request carries, by kind; nothing where it carries none of ours. */
export function idsInRequest(path: string, body: string): Partial<Record<RecordKind, string[]>> {
  const value: unknown = JSON.parse(body);
  if (!isRecord(value)) return {};
  if (path === assessmentsEndpoint) return { assessments: idsOf([value]) };
  if (path !== eventsEndpoint || !Array.isArray(value.sessions)) return {};
  const sessions = value.sessions.filter(isRecord);
  return {
    events: sessions.flatMap(({ events }) => idsOf(events)),
    steps: sessions.flatMap(({ journey }) => idsOf(journey)),
  };
}

const idsOf = (records: unknown): string[] =>
  Array.isArray(records) ? records.filter(isRecord).map(({ id }) => String(id)) : [];

/** Beside each entry that a browser puts into its outbox, or takes out, its copy stays under one of these. */
const marks = { made: 'trial made ', gone: 'trial gone ' } as const;

/** What `watchOutbox` is told. */
export const watched = { prefix: outboxPrefix, ...marks };

/** For a page, before its own scripts: keeps a copy of what enters and leaves the outbox, through reloads and crashes. */
export function watchOutbox({ prefix, made, gone }: typeof watched): void {
  const { setItem, removeItem, getItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    setItem.call(this, key, text);
    if (key.startsWith(prefix)) setItem.call(this, made + key, text);
  };
  Storage.prototype.removeItem = function (key) {
    const text = getItem.call(this, key);
    if (text !== null && key.startsWith(prefix)) setItem.call(this, gone + key, text);
    removeItem.call(this, key);
  };
}

/** What passed through a browser's outbox, and what has left it, both by id. */
export type KeptRecords = { made: Map<string, RecordKind>; gone: Set<string> };

/** @param storage all of a browser's local storage */
export function keptRecords(storage: Record<string, string>): KeptRecords {
  const records: KeptRecords = { made: new Map(), gone: new Set() };
  for (const [key, text] of Object.entries(storage)) {
    const mark = Object.values(marks).find((one) => key.startsWith(one));
    if (!mark) continue;
    const { path, body } = JSON.parse(text);
    for (const [kind, ids] of Object.entries(idsInRequest(path, body)) as [RecordKind, string[]][]) {
      for (const id of ids) {
        if (mark === marks.made) records.made.set(id, kind);
        else records.gone.add(id);
      }
    }
  }
  return records;
}
