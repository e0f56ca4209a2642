import { updateLocation } from '@/db/queries/update-location';
import { env } from '@/lib/env';
import { clientAddress } from '@/lib/http/client-address';
import type { HeaderReader } from '@/lib/http/header-reader';
import { lookUpLocation } from './look-up-location';
import type { Visitor } from './visitor';

/**
 * Finds out where the visitor of new sessions is, unless the host has said so: once, after the answer, so that nobody
 * waits for it. The address goes to the service of the operator's choice and is kept nowhere.
 */
export async function locateSessions(
  sessionIds: Set<string>,
  { location }: Visitor,
  headers: HeaderReader,
): Promise<void> {
  const address = clientAddress(headers, env().TRUSTED_PROXY_HOPS);
  if (sessionIds.size === 0 || location.country || !address) return;
  const found = await lookUpLocation(address);
  const isKnown = found && Object.values(found).some((name) => name !== undefined);
  if (isKnown) await updateLocation([...sessionIds], found);
}
