import type { ComponentProps, ComponentType } from 'react';
import type { WhySlip } from './why-slip';

type Loaded = { default: ComponentType<ComponentProps<typeof WhySlip>> };

let loading: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  try {
    const { WhySlip } = await import('./why-slip');
    return { default: WhySlip };
  } catch {
    // The service page is worth having without the note.
    loading = undefined;
    return { default: () => null };
  }
}

/** Fetches the note's body, once: the loading screen asks early, so that the page it leads to need not wait. */
export function loadWhySlip(): Promise<Loaded> {
  loading ??= load();
  return loading;
}
