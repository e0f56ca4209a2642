/** Links to the whole site's style sheets, which a page contains but does not load. React waits for those it adds later. */
const disabledLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];

/** Sheets that were requested and have not loaded: for one that fails, browsers keep an empty sheet. */
const missing = new Set<HTMLLinkElement>();

const load = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    const come = () => {
      missing.delete(link);
      resolve(link);
    };
    missing.add(link);
    link.media = '';
    link.disabled = false;
    if (link.sheet) return come();
    link.addEventListener('load', come);
    link.addEventListener('error', resolve);
  });

let loading: Promise<unknown> | undefined;

/**
 * A page opened by its address contains the styles that it needs itself (decision 0158). This requests those of the
 * whole site, with which any other page can replace it, as soon as a visitor is about to open one. Settles when they
 * have loaded or failed.
 */
export function loadWholeStyles(): Promise<unknown> {
  loading ??= Promise.all(disabledLinks().map(load));
  return loading;
}

/** Whether any page of the site can be shown in this document. */
export const hasWholeStyles = () => missing.size + disabledLinks().length === 0;
