/**
 * A failure that the operator can mend: the command prints the message (at most three lines, no stack trace, no
 * password) and exits with 1. Anything else is unexpected and keeps its stack.
 */
export class Refusal extends Error {
  override name = 'Refusal';

  /**
   * @param what is wrong, naming the variable, port or folder
   * @param todo what to do about it
   * @param more what else there is to do, or to know
   */
  constructor(
    readonly what: string,
    readonly todo?: string,
    more?: string,
  ) {
    super([what, todo, more].filter(Boolean).join('\n'));
  }
}
