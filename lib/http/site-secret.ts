import 'server-only';
import { randomBytes } from 'node:crypto';
import { answerSoon, keepSecret } from '@/db/queries/http';
import { env } from '@/lib/env';

declare global {
  // On globalThis: a bundler may give each route a copy of this module, and they have to agree.
  var siteSecretOfProcess: { own: string; shared: string | undefined } | undefined;
}

/**
 * The secret all instances share: SITE_SECRET, or one made once and kept in the database. While that is away, one of
 * this process: a token signed with it is at worst taken for forged by another instance.
 */
export async function siteSecret(): Promise<string> {
  const given = env().SITE_SECRET;
  if (given) return given;
  globalThis.siteSecretOfProcess ??= { own: randomBytes(32).toString('base64url'), shared: undefined };
  const secret = globalThis.siteSecretOfProcess;
  if (!secret.shared) await answerSoon(shareSecret(secret));
  return secret.shared ?? secret.own;
}

async function shareSecret(secret: NonNullable<typeof globalThis.siteSecretOfProcess>): Promise<void> {
  const kept = await keepSecret('site', secret.own);
  if (kept.ok) secret.shared = kept.value;
}
