import type { IncomingMessage } from 'node:http';
import { socketAddressHeader } from '@/lib/http/socket-address-header';

const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
] as const;

/**
 * Puts the socket's address where the application reads it, whatever the client wrote there, and takes away what only
 * a proxy may say when there is none: Next believes all of these headers.
 */
export function ownHeaders(request: IncomingMessage, trustedProxyHops: number): void {
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? '';
  if (trustedProxyHops > 0) return;
  for (const name of proxyHeaders) delete request.headers[name];
}
