import { applicationLimits, careers } from '@/content/careers';
import { type ApplicationDraft, newExperience } from './application-draft';
import type { ApplicationState } from './application-state';
import { addExperienceId, firstFieldId, focusAfterRemoval } from './experience-focus';

const { experience: words } = careers;

/**
 * Adds or removes an experience for a visitor without JavaScript.
 * @param change `add`, or `remove:` and an index; anything else changes nothing
 */
export function changeExperiences(draft: ApplicationDraft, change: string): ApplicationState {
  const { experiences } = draft;
  const index = Number(/^remove:(\d{1,3})$/.exec(change)?.[1] ?? Number.NaN);
  if (change === 'add' && experiences.length < applicationLimits.experiences) {
    const focus = firstFieldId(experiences.length);
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
