import { useEffect, useState } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { applicationLimits, careers } from '@/content/careers';
import { type ApplicationDraft, newExperience } from '@/lib/careers/application-draft';
import { addExperienceId, firstFieldId, focusAfterRemoval } from '@/lib/careers/experience-focus';

const { experience: words } = careers;

/** The list of experiences: adding and removing, where focus goes on, and what is announced. */
export function useExperiences(control: Control<ApplicationDraft>) {
  // `id` is a field of ours, so the library keeps its own key beside it.
  const { fields, append, remove } = useFieldArray({ control, name: 'experiences', keyName: 'key' });
  const [change, setChange] = useState<{ notice: string; focus: string } | null>(null);

  useEffect(() => {
    if (change) document.getElementById(change.focus)?.focus();
  }, [change]);

  return {
    fields,
    addId: addExperienceId,
    isFull: fields.length >= applicationLimits.experiences,
    notice: change?.notice,
    add() {
      append(newExperience(), { shouldFocus: false });
      setChange({ notice: words.added(fields.length + 1), focus: firstFieldId(fields.length) });
    },
    removeAt(index: number) {
      remove(index);
      setChange({ notice: words.removed(index + 1), focus: focusAfterRemoval(index, fields.length - 1) });
    },
  };
}
