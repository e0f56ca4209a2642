import type { JourneyAction } from '@/content/analytics';
import { paths } from '@/lib/paths';

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

const followUpActions: Partial<Record<string, JourneyAction>> = {
  [paths.contact]: 'contact',
  [paths.demo]: 'see_demo',
};

/**
 * Calls back when the visitor takes one of a page's own ways on, to a person or to the demo.
 * @returns a function that ends the watch
 */
export function watchFollowUpLinks(call: (action: JourneyAction) => void): () => void {
  const stop = new AbortController();
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const action = link && link.origin === location.origin && followUpActions[link.pathname];
    if (action) call(action);
  };
  addEventListener('click', note, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
