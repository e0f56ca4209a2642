/** The `ref` of what replaces the control that was pressed: the keyboard goes on in it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
