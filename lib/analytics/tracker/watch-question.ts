type QuestionWatcher = {
  /** The question takes focus. A tall window shows all of them at once: that says nothing. */
  onReach: () => void;
  /** An option has been chosen, or words have been changed and left. Empty words are no answer. */
  onAnswer: (answer: string) => void;
};

/** Watches one question of a form. @returns a function that ends the watch */
export function watchQuestion(block: HTMLElement, { onReach, onAnswer }: QuestionWatcher): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  block.addEventListener('focusin', onReach, { signal });
  const answer = ({ target }: Event) => {
    const isAnswer = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isAnswer && target.value.trim()) onAnswer(target.value);
  };
  block.addEventListener('change', answer, { signal });
  return () => stop.abort();
}
