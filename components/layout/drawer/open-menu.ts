export const menuDrawerId = 'menu';

/** The drawer belongs to the layout and is there once; each page's header opens it. Says first how much room a scrollbar takes. */
export function openMenu() {
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  const drawer = document.getElementById(menuDrawerId);
  if (drawer instanceof HTMLDialogElement) drawer.showModal();
}
