/** The look of one of the meanings that a free text may have: a button of the form, a link of the open question. */
export const choiceClass =
  'min-h-11 rounded-control border border-control bg-surface px-4 py-2 text-left no-underline hover:border-ink';
