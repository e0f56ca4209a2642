/**
 * Closes a dialog when one of its links is chosen or its backdrop is clicked: a click on the backdrop is reported on
 * the dialog itself. Returns what stops it.
 */
export function closeOnChoice(dialog: HTMLDialogElement) {
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog || (target instanceof Element && target.closest('a[href]'))) dialog.close();
  };
  dialog.addEventListener('click', onClick);
  return () => dialog.removeEventListener('click', onClick);
}
