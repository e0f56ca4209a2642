import { randomBytes } from 'node:crypto';
import { keepSecret, withShortDeadline } from '@/db/queries/http';
import type { QueryResult } from '@/db/run-query';
import { env } from '@/lib/env';

/** A secret that all instances have in common, as far as this process knows. */
type AgreedSecret = {
  /** What it is valid for, such as a day. */
  term: string;
  /** What this process offers the others, and goes by while the database is away. */
  own: string;
  shared: string | undefined;
  asking: Promise<void> | undefined;
};

/** Keeps the candidate in the database if there is no secret yet. @returns the one that is there */
type KeepSecret = (candidate: string) => Promise<QueryResult<string>>;

declare global {
  // On globalThis: a bundler may give each route its own copy of this module, and they have to agree.
  var agreedSecretsOfProcess: Map<string, AgreedSecret> | undefined;
}

/** The secret of this name and term. Only one term of it is remembered: a new one makes this process forget the last. */
export function agreedSecret(name: string, term = ''): AgreedSecret {
  globalThis.agreedSecretsOfProcess ??= new Map();
  const known = globalThis.agreedSecretsOfProcess.get(name);
  if (known?.term === term) return known;
  const own = randomBytes(32).toString('base64url');
  const secret = { term, own, shared: undefined, asking: undefined };
  globalThis.agreedSecretsOfProcess.set(name, secret);
  return secret;
}

async function askForSecret(secret: AgreedSecret, keep: KeepSecret): Promise<void> {
  const kept = await keep(secret.own);
  if (kept.ok) secret.shared = kept.value;
  secret.asking = undefined;
}

/** Asks the database only once for all who wait; while it is away, whoever comes next asks again. */
export async function shareSecret(secret: AgreedSecret, keep: KeepSecret): Promise<void> {
  if (secret.shared) return;
  secret.asking ??= askForSecret(secret, keep);
  await secret.asking;
}

const keepSiteSecret = (candidate: string) => keepSecret('site', candidate);

/**
 * The secret that all instances share: SITE_SECRET, or one made once and kept in the database. Waits for it as long as
 * any query may take; while the database is away, it is one of this process alone.
 */
export async function siteSecret(): Promise<string> {
  const given = env().SITE_SECRET;
  if (given) return given;
  const secret = agreedSecret('site');
  await shareSecret(secret, keepSiteSecret);
  return secret.shared ?? secret.own;
}

/** What this process may have signed with, without a wait that a visitor would notice. */
export async function knownSecrets(): Promise<string[]> {
  const given = env().SITE_SECRET;
  if (given) return [given];
  const secret = agreedSecret('site');
  await withShortDeadline(shareSecret(secret, keepSiteSecret));
  const { own, shared } = secret;
  return shared ? [shared, own] : [own];
}
