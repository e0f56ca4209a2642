import { applicationLimits, careers } from '@/content/careers';
import { type ApplicationDraft, newExperience } from './application-draft';
import type { ApplicationState } from './application-state';

const { experience: words } = careers;

/** Where the list of experiences ends: the button that adds one. */
export const addExperienceId = 'add-experience';

/** Where to go on after the experience at `index` is gone: the one in its place, the one before, or the button. */
export function focusAfterRemoval(index: number, left: number): string {
  return left === 0 ? addExperienceId : `experiences.${Math.min(index, left - 1)}.company`;
}

/**
 * Adds or removes an experience for a visitor without JavaScript.
 * @param change `add`, or `remove:` and an index; anything else changes nothing
 */
export function changeExperiences(draft: ApplicationDraft, change: string): ApplicationState {
  const { experiences } = draft;
  const index = Number(/^remove:(\d{1,3})$/.exec(change)?.[1] ?? Number.NaN);
  if (change === 'add' && experiences.length < applicationLimits.experiences) {
    const focus = `experiences.${experiences.length}.company`;
    const notice = words.added(experiences.length + 1);
    return editing(draft, [...experiences, newExperience()], notice, focus);
  }
  if (index < experiences.length) {
    const left = experiences.filter((_, other) => other !== index);
    return editing(draft, left, words.removed(index + 1), focusAfterRemoval(index, left.length));
  }
  const notice = change === 'add' ? words.full : '';
  return editing(draft, experiences, notice, addExperienceId);
}

function editing(
  draft: ApplicationDraft,
  experiences: ApplicationDraft['experiences'],
  notice: string,
  focus: string,
): ApplicationState {
  return { status: 'editing', values: { ...draft, experiences }, notice, focus };
}
