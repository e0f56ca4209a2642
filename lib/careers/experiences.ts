import { applicationLimits, careers } from '@/content/careers';
import { type ApplicationDraft, type ApplicationState, newExperience } from './application-draft';

/** Id of the button that adds an experience: where the list of them ends. */
export const addExperienceId = 'add-experience';

/** Id of the field a new experience begins with. */
export const firstFieldId = (index: number) => `experiences.${index}.company`;

/** Where to go on after the experience at `index` is gone: the one in its place, the one before, or the button. */
export const focusAfterRemoval = (index: number, left: number): string =>
  left === 0 ? addExperienceId : firstFieldId(Math.min(index, left - 1));

const { added, removed, full } = careers.experience;

/**
 * Adds or removes an experience for a visitor without JavaScript.
 * @param change `add`, or `remove:` and an index; anything else changes nothing
 */
export function changeExperiences(draft: ApplicationDraft, change: string): ApplicationState {
  const { experiences } = draft;
  const index = Number(/^remove:(\d{1,3})$/.exec(change)?.[1] ?? Number.NaN);
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
): ApplicationState {
  return { status: 'editing', values: { ...draft, experiences }, notice, focus };
}
