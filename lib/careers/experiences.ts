import { applicationLimits, careers } from '@/content/careers';
import type { FormProblem } from '@/lib/forms/form-state';
import {
  type ApplicationDraft,
  type ApplicationState,
  experienceName,
  newExperience,
} from './application-draft';

/** Id of the button that adds an experience: where the list of them ends. */
export const addExperienceId = 'add-experience';

/** Id of the field a new experience begins with. */
export const firstFieldId = (index: number) => `experiences.${index}.company`;

/** Where to go on after the experience at `index` is gone: the one in its place, the one before, or the button. */
const focusAfterRemoval = (index: number, left: number): string =>
  left === 0 ? addExperienceId : firstFieldId(Math.min(index, left - 1));

const { added, removed, full } = careers.experience;

type ChangedExperiences = Extract<ApplicationState, { status: 'editing' }>;

/** `NaN` for a change that removes nothing. */
const removedIndex = (change: string) => Number(/^remove:(\d{1,3})$/.exec(change)?.[1] ?? Number.NaN);

/**
 * Adds or removes an experience: in the browser, and on the server for a visitor without JavaScript.
 * @param change `add`, or `remove:` and an index; anything else changes nothing
 */
export function changeExperiences(draft: ApplicationDraft, change: string): ChangedExperiences {
  const { experiences } = draft;
  const index = removedIndex(change);
  if (change === 'add' && experiences.length < applicationLimits.experiences) {
    const focus = firstFieldId(experiences.length);
    const notice = added(experiences.length + 1);
    return editingState(draft, [...experiences, newExperience()], notice, focus);
  }
  if (index < experiences.length) {
    const left = experiences.filter((_, other) => other !== index);
    return editingState(draft, left, removed(index + 1), focusAfterRemoval(index, left.length));
  }
  const notice = change === 'add' ? full : '';
  return editingState(draft, experiences, notice, addExperienceId);
}

function editingState(
  draft: ApplicationDraft,
  experiences: ApplicationDraft['experiences'],
  notice: string,
  focus: string,
): ChangedExperiences {
  return { status: 'editing', values: { ...draft, experiences }, notice, focus };
}

/** What is still wrong once the list has changed: an entry's problems move, or go, with it; those of the list go. */
export function problemsAfterChange(problems: readonly FormProblem[], change: string): FormProblem[] {
  const gone = removedIndex(change);
  return problems.flatMap((problem) => {
    if (problem.field === 'experiences') return [];
    const [, place, name] = experienceName.exec(problem.field) ?? [];
    const index = Number(place);
    if (index === gone) return [];
    return index > gone ? { ...problem, field: `experiences.${index - 1}.${name}` } : problem;
  });
}
