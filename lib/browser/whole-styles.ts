/** The whole site's style sheets, which a page names and does not load. React waits by itself for those it adds later. */
const disabledLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];

/** Sheets asked for that have not come: of one that could not be loaded browsers keep an empty one. */
const missing = new Set<HTMLLinkElement>();

const load = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const come = () => {
      missing.delete(link);
      resolve();
    };
    missing.add(link);
    link.media = '';
    link.disabled = false;
    if (link.sheet) return come();
    link.addEventListener('load', come);
    link.addEventListener('error', () => resolve());
  });

let loading: Promise<unknown> | undefined;

/**
 * A page opened by its address has the styles in it that it can show itself (decision 0158). Those of the whole site, with
 * which any other page can replace it, are asked for by this, as soon as a visitor is about to open one. Settles when they
 * are there, or could not be loaded.
 */
export function loadWholeStyles(): Promise<unknown> {
  loading ??= Promise.all(disabledLinks().map(load));
  return loading;
}

/** Whether any page of the site can be shown in this document. */
export const hasWholeStyles = () => missing.size === 0 && disabledLinks().length === 0;
