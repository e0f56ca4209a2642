/**
 * Closes a dialog when one of its links or `data-close` is chosen, or its backdrop is clicked: a click on the backdrop
 * is reported on the dialog itself. Returns what stops it.
 */
export function closeOnChoice(dialog: HTMLDialogElement) {
  const onClick = ({ target }: MouseEvent) => {
    const chosen = target instanceof Element && target.closest('a[href], [data-close]');
    if (chosen || target === dialog) dialog.close();
  };
  dialog.addEventListener('click', onClick);
  return () => dialog.removeEventListener('click', onClick);
}
