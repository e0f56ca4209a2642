import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/**
 * A page with its styles in it, so that a browser paints it without asking for another file first (decision 0149). Their
 * links stay, disabled: browsers do not load them, and React takes them for what a page of the site brings along.
 * @param styleOf gives a file of the build as an element, by its path there
 */
export async function withStyles(page: string, styleOf: (file: string) => Promise<string>): Promise<string> {
  const styles = new Map<string, string>();
  for (const [, file = ''] of page.matchAll(stylesheet)) styles.set(file, await styleOf(file));
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
export function styleFrom(text: string, file: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the element that holds its styles.`);
  return `<style>${fromRoot(text, file).replace(sourceMap, '')}</style>`;
}

/** Reads each file once, whatever number of pages it is in. @param build the folder the files of styles lie in */
export function styleReader(build: string): (file: string) => Promise<string> {
  const read = new Map<string, Promise<string>>();
  return (file) => {
    const style = read.get(file) ?? readFile(join(build, file), 'utf8').then((text) => styleFrom(text, file));
    read.set(file, style);
    return style;
  };
}
