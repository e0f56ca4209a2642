import { Refusal } from '@/scripts/refusal';

/** @throws {Refusal} naming what is not understood: nobody who meant a dry run may lose rows */
export function readArguments(args: string[]): { isDryRun: boolean } {
  const unknown = args.find((arg) => arg !== '--dry-run');
  if (unknown === undefined) return { isDryRun: args.length > 0 };
  throw new Refusal(
    `"${unknown}" is no option of npm run prune; nothing was deleted.`,
    'There is one: npm run prune -- --dry-run says how many rows would go.',
  );
}
