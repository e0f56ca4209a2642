import { checkOperatorValues } from '@/content/operator-values';
import { Refusal } from '@/scripts/refusal';

/**
 * Before each build: a malformed address would otherwise be found by a visitor.
 * @throws {Refusal} naming every value that is wrong
 */
export function checkOperator(): void {
  try {
    checkOperatorValues();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Refusal(
      `${error.message.replaceAll('\n', '; ')}.`,
      'Correct it in content/site.ts or content/checkout-links.ts; nothing was built.',
    );
  }
}
