const stylesheet =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)(\?[^"]*)?" data-precedence="[^"]*"\/>/g;
const styleElement = /<style>([\s\S]*?)<\/style>/g;

/** How the link of a sheet begins whose styles are in the page. */
export const disabledLink = '<link disabled="" ';

/** Addresses in a file of styles are told from where it lies, those in a page from where the page does. */
const fromRoot = (styles: string, file: string) =>
  styles.replace(/url\((["']?)(\.{1,2}\/[^)"']+)/g, (_, quote: string, address: string) => {
    const { pathname } = new URL(address, `http://site/_next/${file}`);
    return `url(${quote}${pathname}`;
  });

const sourceMap = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/;

/** The sheets of a page by their files, of each what the page can show. */
export type UsedStyles = (file: string) => Promise<string>;

/**
 * A page with those styles in it that it can show, so that a browser paints it without asking for another file first
 * (decisions 0149 and 0158). The links of the whole sheets stay, disabled: browsers do not load them before
 * `loadWholeStyles`, and React takes them for what a page of the site brings along.
 */
export async function withStyles(page: string, usedStyles: UsedStyles): Promise<string> {
  const styles = new Map<string, string>();
  for (const [, file = ''] of page.matchAll(stylesheet))
    styles.set(file, styleFrom(await usedStyles(file), file));
  return page.replace(
    stylesheet,
    (link, file: string) => `${styles.get(file) ?? ''}${link.replace('<link ', disabledLink)}`,
  );
}

/** A page that has its styles in it, and these apart from it. */
export const takeStyles = (page: string): { page: string; styles: string } => ({
  page: page.replace(styleElement, ''),
  styles: [...page.matchAll(styleElement)].map(([, text = '']) => text).join(''),
});

/** The text of a file of styles as an element of a page. */
function styleFrom(text: string, file: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the element that holds its styles.`);
  return `<style>${fromRoot(text, file).replace(sourceMap, '')}</style>`;
}
