declare global {
  interface Window {
    /** The listener of `earlyPressScript`, with the last press it kept. */
    earlyPress?: ((event: MouseEvent) => void) & { button?: HTMLElement; event?: MouseEvent };
  }
}

/** Milliseconds after which nobody expects an answer to a press any more. */
const longestWait = 30_000;

/**
 * From here on presses are React's; the one that was kept is repeated, once.
 * @param callTracker what it calls at once hears the repetition itself. A tracker that comes later is told of it by the
 * window alone: the button may be gone, as the calendar's is.
 */
export function repeatEarlyPress(callTracker: (call: () => void) => void) {
  const kept = window.earlyPress;
  if (!kept) return;
  window.earlyPress = undefined;
  removeEventListener('click', kept, true);
  const { button, event } = kept;
  if (!button || !event) return;
  button.ariaBusy = null;
  if (performance.now() - event.timeStamp > longestWait) return;
  const press = () => new MouseEvent('click', event);
  let isRepeated = false;
  callTracker(() => {
    if (isRepeated) dispatchEvent(Object.defineProperty(press(), 'target', { value: button }));
  });
  button.dispatchEvent(press());
  isRepeated = true;
}
