/** The specification's words (part 2, section 8). */
export const failures = {
  start: 'Failed to initialize analytics:',
  event: 'Failed to track website event:',
  journey: 'Failed to track AI journey event:',
} as const;

export type Failure = keyof typeof failures;

const warned = new Set<Failure>();

/** Says once a page that measuring failed, and with which code; never what was measured. */
export function warnOnce(failure: Failure, code: string | number) {
  if (warned.has(failure)) return;
  warned.add(failure);
  console.warn(failures[failure], code);
}

/** What may be told of an exception: its kind, not its words. */
export const codeOf = (error: unknown): string => (error instanceof Error ? error.name : 'UNKNOWN');

/** The same function, but one that never throws: measuring must not break what is measured. */
export const harmless =
  <Arguments extends unknown[]>(failure: Failure, run: (...given: Arguments) => void) =>
  (...given: Arguments) => {
    try {
      run(...given);
    } catch (error) {
      warnOnce(failure, codeOf(error));
    }
  };
