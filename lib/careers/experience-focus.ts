/** Id of the button that adds an experience: where the list of them ends. */
export const addExperienceId = 'add-experience';

/** Id of the field a new experience begins with. */
export const firstFieldId = (index: number) => `experiences.${index}.company`;

/** Where to go on after the experience at `index` is gone: the one in its place, the one before, or the button. */
export const focusAfterRemoval = (index: number, left: number): string =>
  left === 0 ? addExperienceId : firstFieldId(Math.min(index, left - 1));
