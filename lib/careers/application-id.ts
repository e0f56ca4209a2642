import { v5 as uuidv5 } from 'uuid';
import type { Application } from './application-schema';

/** Any fixed UUID: it keeps these hashes apart from others. */
const NAMESPACE = '5f0c1f0e-6a51-4f5c-9a5e-1d2b8a7c3e90';

const normalised = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * The id of an application sent without JavaScript: a hash of who applies, with what words, on which day (UTC), so
 * that a form sent again with Back or reload is the same application.
 */
export function applicationId({ email, firstName, lastName, aboutYourself }: Application, now: Date): string {
  const who = [email, firstName, lastName, aboutYourself].map(normalised);
  return uuidv5(JSON.stringify([...who, now.toISOString().slice(0, 10)]), NAMESPACE);
}
