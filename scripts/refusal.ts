/**
 * A failure that the operator can mend: the command prints the message (at most three lines, no stack trace, no
 * password) and exits with 1. Anything else is unexpected and keeps its stack.
 */
export class Refusal extends Error {
  override name = 'Refusal';

  /** @param lines what is wrong, naming the variable, port or folder; then what to do */
  constructor(...lines: [string, string?, string?]) {
    super(lines.filter(Boolean).join('\n'));
  }
}
