import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { isRecord } from '@/lib/storage/browser/is-record';
import { storedValue } from '@/lib/storage/browser/stored-value';

/** An application that was begun in this tab and not yet stored. */
export type KeptApplication = {
  /** Made at the first touch and kept through retries and reloads: the same application is stored once. */
  id: string;
  /** Says when the first touch was; `null` while it has not been fetched. */
  token: string | null;
  values: ApplicationDraft;
};

const isKept = (value: unknown): value is KeptApplication =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isRecord(value.values) &&
  Array.isArray(value.values.experiences);

/** Survives a reload and moving about the site; wiped when the application is stored. */
export const keptApplication = storedValue('session', 'application', isKept);
