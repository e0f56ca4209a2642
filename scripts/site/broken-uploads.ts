import { logCounted } from '@/lib/log';

/** As Node says it of a request whose body ended before its length. */
const isBrokenUpload = (value: unknown) =>
  value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET';

/**
 * Next prints four lines for each upload that a visitor breaks off, which no limit counts and which is nobody's fault.
 * It offers no way to say otherwise but the console it writes to.
 */
export function shortenBrokenUploads(): void {
  const print = console.error.bind(console);
  console.error = (...words: unknown[]) =>
    words.some(isBrokenUpload) ? logCounted('uploads_broken_off') : print(...words);
}
