type Stop = () => Promise<void>;

/** Hosts kill a process about 10 s after they asked it to end. */
const PATIENCE_MS = 9_800;

const stops: Stop[] = [];
let ending: Promise<void> | undefined;

/** Something to be stopped at the end; what was started last is stopped first. */
export const onShutdown = (stop: Stop) => stops.push(stop);

async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    await stop().catch((error: Error) => console.error(`While stopping: ${error.message}`));
  }
}

/** Stops everything once, however often it is asked: npm passes a terminal's Ctrl-C on, so it arrives twice. */
export function shutDown(): Promise<void> {
  ending ??= stopAll();
  return ending;
}

/** Where something is thrown that nobody waits for: say it, stop, exit. A server goes on instead. */
export function shutDownOnCrash(): void {
  process.once('uncaughtException', async (error) => {
    console.error(error);
    await shutDown();
    process.exit(1);
  });
}

/** As a shell says it of a program that a signal ended. */
export const INTERRUPTED = 130;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function onSignals(end: () => void): void {
  for (const signal of signals) process.on(signal, end);
}

/**
 * On Ctrl-C, on a host's request to end, and when the terminal is closed: finish, stop, exit. Node takes no notice of
 * `nohup`, so that the last would end it anyway, and leave the embedded database running.
 * @param code what a process that serves ends with is no failure, while a command has not done what it was asked
 */
export function shutDownOnSignals(code: number = INTERRUPTED): void {
  onSignals(async () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await shutDown();
    process.exit(code);
  });
}
