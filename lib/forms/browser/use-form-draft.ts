import { useEffect, useState } from 'react';
import type { DeepPartial, FieldValues, UseFormReturn } from 'react-hook-form';

/** Where a form's draft is kept: session storage, so that it survives a reload and moving about the site. */
export type FormDraftStore<Values> = {
  read(): Partial<Values> | null;
  write(values: DeepPartial<Values>): void;
};

/**
 * Fills the form from its draft, and keeps the draft in step from the first answer on. What was typed before hydration
 * wins.
 *
 * @returns whether the draft has been read: until then an empty field may still be filled
 */
export function useFormDraft<Values extends FieldValues, Parsed>(
  { getValues, reset }: UseFormReturn<Values, unknown, Parsed>,
  typed: DeepPartial<Values>,
  empty: Values,
  store: FormDraftStore<Values>,
): boolean {
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    reset({ ...empty, ...store.read(), ...filledInTexts(getValues()) }, { keepErrors: true });
    setIsRestored(true);
  }, [empty, store, getValues, reset]);

  useEffect(() => {
    if (isRestored && (isStarted(typed, empty) || store.read() !== null)) store.write(typed);
  }, [isRestored, typed, empty, store]);

  return isRestored;
}

/** Texts that stand in the fields; an option group nothing was chosen in reads as `null`. */
export const filledInTexts = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''));

const isStarted = (typed: FieldValues, empty: FieldValues) =>
  Object.entries(typed).some(([field, value]) => value && value.length > 0 && value !== empty[field]);
