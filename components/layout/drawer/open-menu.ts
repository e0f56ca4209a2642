export const menuDrawerId = 'menu';

/** The drawer belongs to the layout and is there once; each page's header opens it. Says first whether a scrollbar takes room. */
export function openMenu() {
  const { documentElement: root } = document;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  const drawer = document.getElementById(menuDrawerId);
  if (drawer instanceof HTMLDialogElement) drawer.showModal();
}
