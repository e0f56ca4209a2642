type Stop = () => Promise<void>;

/** Hosts kill a process about 10 s after they have asked it to end. */
const PATIENCE_MS = 9_800;

const stops: Stop[] = [];
let ending: Promise<void> | undefined;

/** Registers what is to be stopped at the end; what was registered last is stopped first. */
export const onShutdown = (stop: Stop) => stops.push(stop);

/**
 * The same for what is being started, called at once: a signal during its start would leave it running. If the start
 * fails, nothing is left to stop.
 */
export const stopOnShutdown = (starting: Promise<{ stop: Stop }>) =>
  onShutdown(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );

async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    await stop().catch((error: Error) => console.error(`While stopping: ${error.message}`));
  }
}

/** Stops everything once, however often it is called: npm passes a terminal's Ctrl-C on, so that it arrives twice. */
export function shutDown(): Promise<void> {
  ending ??= stopAll();
  return ending;
}

/** For an error that nobody catches: prints it, stops everything, exits. A server goes on instead. */
export function shutDownOnCrash(): void {
  process.once('uncaughtException', async (error) => {
    console.error(error);
    await shutDown();
    process.exit(1);
  });
}

/** The code by which a shell says that a signal ended a program. */
export const INTERRUPTED = 130;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function onSignals(end: () => void): void {
  for (const signal of signals) process.on(signal, end);
}

/**
 * On Ctrl-C, on a host's request to end, and when the terminal is closed: finishes, stops, exits. Node ignores
 * `nohup`, so without this, closing the terminal would end it anyway, and leave the embedded database running.
 * @param code for a process that serves, such an end is no failure, while a command has not done what it was asked
 */
export function shutDownOnSignals(code: number = INTERRUPTED): void {
  onSignals(async () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await shutDown();
    process.exit(code);
  });
}

/**
 * For what may end between two steps: the one that runs is finished, or undone by the database when it takes too long.
 * npm passes Ctrl-C on twice.
 */
export function untilInterrupted(): AbortSignal {
  const interrupt = new AbortController();
  const stop = () => {
    interrupt.abort();
    setTimeout(async () => {
      await shutDown();
      process.exit(INTERRUPTED);
    }, 9_000).unref();
  };
  onSignals(stop);
  return interrupt.signal;
}
