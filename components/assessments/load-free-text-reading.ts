import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { FreeTextReading } from './free-text-reading';

type ReadingProps = ComponentProps<typeof FreeTextReading>;

let loading: Promise<typeof import('./free-text-reading')> | undefined;

/** Fetches what reads a free text while it is typed; for the first touch of the form. */
export function loadFreeTextReading() {
  loading ??= import('./free-text-reading').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const nothing: ComponentType<ReadingProps> = () => null;

/** Without its chunk the form works on: the hint alone names the words that count. */
function lazyPart(choose: (parts: typeof import('./free-text-reading')) => ComponentType<ReadingProps>) {
  return lazy(async () => ({ default: await loadFreeTextReading().then(choose, () => nothing) }));
}

export const LazyFreeTextReading = lazyPart((parts) => parts.FreeTextReading);
export const LazyReadingSummary = lazyPart((parts) => parts.ReadingSummary);
