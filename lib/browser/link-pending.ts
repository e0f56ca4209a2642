/** Whether the page of a pressed link is on its way, as the link's mark says: no page may take its place by itself. */
export const isLinkPending = () => document.querySelector('[data-pending]') !== null;
