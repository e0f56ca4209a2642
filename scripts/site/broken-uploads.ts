import { log } from '@/lib/log';

const WINDOW_MS = 60_000;

/** Logs the first at once, and how many more there were when a minute is over. */
function loggedOnceAMinute(event: string): () => void {
  let count = 0;
  let isOpen = false;
  const tell = () => log(event, { count });
  const close = () => {
    isOpen = false;
    if (count > 0) tell();
    count = 0;
  };
  return () => {
    count += 1;
    if (isOpen) return;
    isOpen = true;
    tell();
    count = 0;
    setTimeout(close, WINDOW_MS).unref();
  };
}

/** As Node says it of a request whose body ended before its length. */
const isBrokenUpload = (value: unknown) =>
  value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET';

/**
 * Next prints four lines for each upload that a visitor breaks off, which no limit counts and which is nobody's fault.
 * It offers no way to say otherwise but the console it writes to.
 */
export function shortenBrokenUploads(): void {
  const print = console.error.bind(console);
  const count = loggedOnceAMinute('uploads_broken_off');
  console.error = (...words: unknown[]) => (words.some(isBrokenUpload) ? count() : print(...words));
}
