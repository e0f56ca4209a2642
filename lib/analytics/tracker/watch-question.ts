const seenAfter = 500;

/**
 * Calls back once half of an element has been in sight for half a second.
 * @returns a function that calls it off
 */
function whenSeen(element: Element, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(seen, seenAfter);
    },
    { threshold: 0.5 },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const seen = () => {
    stop();
    call();
  };
  observer.observe(element);
  return stop;
}

type QuestionWatcher = {
  /** The question takes focus or is seen. */
  onReach: () => void;
  /** An option has been chosen, or words have been changed and left. Empty words are no answer. */
  onAnswer: (answer: string) => void;
};

/** Watches one question of a form. @returns a function that ends the watch */
export function watchQuestion(block: HTMLElement, { onReach, onAnswer }: QuestionWatcher): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  signal.addEventListener('abort', whenSeen(block, onReach));
  block.addEventListener('focusin', onReach, { signal });
  const answer = ({ target }: Event) => {
    const isAnswer = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isAnswer && target.value.trim()) onAnswer(target.value);
  };
  block.addEventListener('change', answer, { signal });
  return () => stop.abort();
}
