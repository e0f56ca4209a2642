export const menuDrawerId = 'menu';

/** The drawer belongs to the layout and is there once; each page's header opens it. */
export function openMenu() {
  const drawer = document.getElementById(menuDrawerId);
  if (drawer instanceof HTMLDialogElement) drawer.showModal();
}
