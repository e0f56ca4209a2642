import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApplicationDraft, emptyDraft } from '@/lib/careers/application-draft';
import { beginApplication } from './begin-application';
import { keptApplication } from './kept-application';

/** Fills the form from what was kept of it, and keeps it in step. What was typed before hydration wins. */
export function useKeptApplication(form: UseFormReturn<ApplicationDraft>, values: ApplicationDraft): void {
  const [isRestored, setIsRestored] = useState(false);
  const { getValues, reset } = form;

  useEffect(() => {
    reset({ ...emptyDraft, ...keptApplication.read()?.values, ...typedAlready(getValues()) });
    setIsRestored(true);
  }, [getValues, reset]);

  useEffect(() => {
    if (isRestored && isBegun(values)) void beginApplication(values);
  }, [isRestored, values]);
}

const isBegun = ({ experiences, ...texts }: ApplicationDraft) =>
  experiences.length > 0 ||
  Object.values(texts).some((text) => text !== '') ||
  keptApplication.read() !== null;

/** Texts that stand in the fields; the page as it is served has no experiences. */
function typedAlready({ experiences: _, ...texts }: ApplicationDraft): Partial<ApplicationDraft> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}
