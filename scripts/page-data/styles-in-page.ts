import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const stylesheet =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)(\?[^"]*)?" data-precedence="[^"]*"\/>/g;

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
 * @param read gives the text of a file of the build, by its path there
 */
export async function withStyles(page: string, read: (file: string) => Promise<string>): Promise<string> {
  const files = new Set([...page.matchAll(stylesheet)].map(([, file = '']) => file));
  const styles = new Map<string, string>();
  for (const file of files) styles.set(file, fromRoot(await read(file), file).replace(sourceMap, ''));
  return page.replace(stylesheet, (link, file: string) => {
    const text = styles.get(file) ?? '';
    if (/<\/style/i.test(text)) throw new Error(`${file} would end the element that holds its styles.`);
    return `<style>${text}</style>${link.replace('<link ', '<link disabled="" ')}`;
  });
}

/** @param build the folder the files of a page's styles lie in */
export const readStyles = (build: string) => (file: string) => readFile(join(build, file), 'utf8');
