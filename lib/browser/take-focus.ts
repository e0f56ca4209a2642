/** The `ref` of what replaces the control that was pressed: the keyboard goes on in it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The keyboard goes on from the start of the page's own content. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
