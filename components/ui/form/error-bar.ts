/** A vermilion rule beside what is wrong, in the margin, so that nothing moves with it. Give its ends: `before:inset-y-…`. */
export const errorBar = 'relative before:absolute before:-left-3.5 before:border-l-4 before:border-error';
