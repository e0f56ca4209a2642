'use client';

import type { ComponentProps } from 'react';

/** What was chosen as the page was last left. */
let lastChoice: string | undefined;

/** Radio buttons that are left for another page stand as they were when the visitor comes back. */
function keepChoice(choices: HTMLFieldSetElement) {
  const last = choices.querySelector<HTMLInputElement>(`[value="${lastChoice}"]`);
  if (last) last.checked = true;
  return () => {
    lastChoice = choices.querySelector<HTMLInputElement>(':checked')?.value;
  };
}

/** Keeps its choice while the visitor moves inside the site, as the carousels keep their places. */
export const KeptChoice = (props: ComponentProps<'fieldset'>) => <fieldset ref={keepChoice} {...props} />;
