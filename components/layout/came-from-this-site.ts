/** Entries the tab had when the document was loaded: more of them means that pages of ours were opened since. */
const entriesAtLoad = typeof window === 'undefined' ? 0 : window.history.length;

/** Whether going back one step stays on this site. Newer browsers say so; in older ones it is inferred. */
export function cameFromThisSite(): boolean {
  const navigation: Navigation | undefined = window.navigation;
  if (navigation) return navigation.canGoBack;
  return window.history.length > entriesAtLoad || document.referrer.startsWith(`${window.location.origin}/`);
}
