/** The `ref` of what replaces the control that was pressed: the keyboard goes on in it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The keyboard goes on from the start of the page's own content, or from what is said there to this visitor alone. */
export function focusMain() {
  const opening = document.querySelector<HTMLElement>('#main [data-opening]');
  (opening ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
