import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';

const LOOK_MS = 1000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** So often it may end or fail to start, about two minutes together. */
const MOST_FAILURES = 8;

/** Whatever lives so long has recovered. */
const STEADY_MS = 60_000;

type Kept = {
  isGone: () => boolean;
  restart: () => Promise<void>;
  /** Called when it ends again and again, or does not start any more. */
  giveUp: () => void;
};

const pauseAfter = (failures: number) =>
  failures > 1 ? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS) : 0;

/**
 * Starts a server again when it has ended by itself: at once, then after growing pauses.
 * @returns what lets go of it, once a start that is under way has ended
 */
export function keepServer({ isGone, restart, giveUp }: Kept): () => Promise<void> {
  let isReleased = false;
  let starting = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms).unref();
    });
  const startAgain = async () => {
    if (isReleased) return;
    starting = restart().then(
      () => log('embedded_database_started_again'),
      (error: unknown) => log('embedded_database_not_started', { code: errorCode(error) }),
    );
    await starting;
  };
  const watch = async () => {
    let failures = 0;
    for (let begun = Date.now(); !isReleased; await pause(LOOK_MS)) {
      if (!isGone()) continue;
      failures = Date.now() - begun > STEADY_MS ? 1 : failures + 1;
      log('embedded_database_ended', { failures });
      if (failures > MOST_FAILURES) return giveUp();
      await pause(pauseAfter(failures));
      await startAgain();
      begun = Date.now();
    }
  };
  void watch();
  return () => {
    isReleased = true;
    clearTimeout(timer);
    return starting;
  };
}
