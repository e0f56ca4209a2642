import 'server-only';
import { randomBytes } from 'node:crypto';
import { keepSecret, withShortDeadline } from '@/db/queries/http';
import { env } from '@/lib/env';

declare global {
  // On globalThis: a bundler may give each route a copy of this module, and they have to agree.
  var siteSecretOfProcess: { own: string; shared: string | undefined } | undefined;
}

function secretOfProcess() {
  globalThis.siteSecretOfProcess ??= { own: randomBytes(32).toString('base64url'), shared: undefined };
  return globalThis.siteSecretOfProcess;
}

async function shareSecret(): Promise<void> {
  const secret = secretOfProcess();
  if (secret.shared) return;
  const kept = await keepSecret('site', secret.own);
  if (kept.ok) secret.shared = kept.value;
}

/**
 * The secret all instances share: SITE_SECRET, or one made once and kept in the database. Waits for that as long as any
 * query may take; while it is away, one of this process.
 */
export async function siteSecret(): Promise<string> {
  const given = env().SITE_SECRET;
  if (given) return given;
  await shareSecret();
  const { own, shared } = secretOfProcess();
  return shared ?? own;
}

/** What this process may have signed with, without a wait that a visitor would notice. */
export async function knownSecrets(): Promise<string[]> {
  const given = env().SITE_SECRET;
  if (given) return [given];
  await withShortDeadline(shareSecret());
  const { own, shared } = secretOfProcess();
  return shared ? [shared, own] : [own];
}
