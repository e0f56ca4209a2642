import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { htmlEscapes } from './rows';

/** Whether a class can occur on a page, or the name of a variable in anything but its styles. */
type HasClass = (name: string) => boolean;

/** Parts of fields for dates, numbers, searches and files, and words in empty ones: Tailwind styles them, no page has any. */
const absentFields =
  /^::(?:file-selector|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin))/;

/** Whether a part of a selector can match on a page; one that depends on anything but classes nearly always can. */
function canMatch(part: Node, hasClass: HasClass): boolean {
  if (part.type === 'pseudo' && absentFields.test(part.value)) return false;
  if (part.type === 'class') return hasClass(part.value);
  if (part.type === 'selector') return part.nodes.every((inner) => canMatch(inner, hasClass));
  // One of the alternatives of :is() or :has() is enough; what :not() names does not have to exist.
  if (part.type === 'pseudo' && part.nodes.length > 0 && part.value !== ':not')
    return part.nodes.some((inner) => canMatch(inner, hasClass));
  return true;
}

/** A style sheet of the build, parsed once for all pages. */
export class StyleSheet {
  readonly #root: Root;
  readonly #selectors = new Map<string, Node>();

  constructor(text: string) {
    this.#root = postcss.parse(text);
    this.#root.walkRules((rule) => {
      for (const selector of rule.selectors) {
        const parsed = inKeyframes(rule) ? undefined : selectorParser().astSync(selector).first;
        if (parsed) this.#selectors.set(selector, parsed);
      }
    });
  }

  /** Its rules in their order, without those whose classes do not occur. */
  rulesFor(hasClass: HasClass): string {
    const used = this.#root.clone();
    used.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => {
        const parsed = this.#selectors.get(selector);
        return !parsed || canMatch(parsed, hasClass);
      });
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    removeEmptyBlocks(used);
    removeUnusedMotions(used);
    return used.toString();
  }
}

const inKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test(parent.name);

/** Removes blocks that have lost all their rules; an empty layer stays, because it sets the order of the layers. */
function removeEmptyBlocks(root: Root): void {
  const blocks: AtRule[] = [];
  root.walkAtRules((block) => {
    blocks.push(block);
  });
  // Inner blocks come first, because the outer ones may be empty without them.
  for (const block of blocks.reverse()) {
    if (block.nodes?.length === 0 && block.name !== 'layer') block.remove();
  }
}

/** Removes the frames of a module's motion that no rule is left to use: their name, with its hash, stands in no other sheet. */
function removeUnusedMotions(root: Root): void {
  const text = root.toString();
  root.walkAtRules('keyframes', (motion) => {
    if (motion.params.includes('_') && text.split(motion.params).length === 2) motion.remove();
  });
}

const variableName = /--[a-z][\w-]*/gi;
const variablesIn = (text: string): string[] => text.match(variableName) ?? [];

const isProperty = ({ name }: AtRule) => name === 'property';

/** The variables that styles read, or name in another way than by setting them. */
function variablesReadIn(roots: readonly Root[]): Set<string> {
  const texts: string[] = [];
  for (const root of roots) {
    root.walkDecls(({ value }) => void texts.push(value));
    root.walkAtRules((block) => void (isProperty(block) || texts.push(block.params)));
  }
  return new Set(texts.flatMap(variablesIn));
}

/**
 * Removes the variables that nothing on a page reads, such as sizes that Tailwind writes out where they are used.
 * @param sheets all that the page has in it: what one names, another may read
 */
function withoutUnreadVariables(sheets: readonly string[], isNamed: HasClass): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  // One that is removed may have been the only one to read another.
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    const read = variablesReadIn(roots);
    const drop = (name: string, node: ChildNode) => {
      if (read.has(name) || isNamed(name)) return;
      node.remove();
      hasChanged = true;
    };
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => drop(declaration.prop, declaration));
      root.walkAtRules('property', (property) => drop(property.params, property));
    }
  }
  for (const root of roots) {
    root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
    removeEmptyBlocks(root);
  }
  return roots.map((root) => root.toString());
}

const escapedSigns = Object.fromEntries(Object.entries(htmlEscapes).map(([sign, entity]) => [entity, sign]));

/** In HTML and in strings of scripts, classes are separated by quotes and spaces; some of their characters are escaped. Variables stand anywhere. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escapedSigns[entity] ?? entity)
    .replace(/\\u00([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .split(/[\s"'`\\]+/)
    .concat(variablesIn(text));

const chunk = /static\/chunks\/[\w.~-]+\.js/g;
const chunksIn = (text: string) => [...text.matchAll(chunk)].map(([file]) => file);

type Script = { words: readonly string[]; chunks: readonly string[] };

/**
 * The classes that a page of a build can show: those in its HTML, in its scripts, and in the scripts that these load
 * when a visitor opens or presses something.
 * @param build the folder of the build's files
 */
export class PageClasses {
  readonly #script: (file: string) => Promise<Script>;

  constructor(build: string) {
    this.#script = once(async (file) => {
      const text = await readFile(join(build, file), 'utf8');
      return { words: wordsOf(text), chunks: chunksIn(text) };
    });
  }

  /** @param html the page */
  async of(html: string): Promise<HasClass> {
    const words = new Set(wordsOf(html));
    const chunks = new Set(chunksIn(html));
    // Scripts that a script loads are added to the set while it is read, so that they are read, too.
    for (const file of chunks) {
      const script = await this.#script(file);
      for (const word of script.words) words.add(word);
      for (const loaded of script.chunks) chunks.add(loaded);
    }
    const quoted = /["'`\\]/;
    return (name) => words.has(name) || quoted.test(name);
  }
}

/** Reads each style sheet of a build only once, however many pages show it, by its path in the build. */
export const styleSheets = (build: string): ((file: string) => Promise<StyleSheet>) =>
  once(async (file) => new StyleSheet(await readFile(join(build, file), 'utf8')));

/** Remembers the result for each file. */
function once<Read>(read: (file: string) => Promise<Read>): (file: string) => Promise<Read> {
  const known = new Map<string, Promise<Read>>();
  return (file) => {
    const result = known.get(file) ?? read(file);
    known.set(file, result);
    return result;
  };
}

const stylesheet =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)(\?[^"]*)?" data-precedence="[^"]*"\/>/g;
const styleElement = /<style>([\s\S]*?)<\/style>/g;

/**
 * How the link to a style sheet begins whose styles are in the page. Chromium's preload scanner ignores `disabled` and
 * would fetch the sheet before anything else, but it skips what is meant for no medium.
 */
export const disabledLink = '<link disabled="" media="not all" ';

/** Addresses in a style sheet are relative to its file, those in a page to the page. */
const fromRoot = (styles: string, file: string) =>
  styles.replace(/url\((["']?)(\.{1,2}\/[^)"']+)/g, (_, quote: string, address: string) => {
    const { pathname } = new URL(address, `http://site/_next/${file}`);
    return `url(${quote}${pathname}`;
  });

const sourceMap = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/;

/** What a page can show of a style sheet, by the sheet's file. */
export type UsedStyles = (file: string) => Promise<string>;

/**
 * A page that contains the styles it can show, so that a browser paints it without fetching another file first
 * (decisions 0149 and 0158). The links to the whole style sheets stay, disabled: browsers load them only at
 * `loadWholeStyles`, and React recognizes in them what a page of the site brings along.
 */
export async function withStyles(page: string, usedStyles: UsedStyles, hasClass: HasClass): Promise<string> {
  const files = [...page.matchAll(stylesheet)].map(([, file = '']) => file);
  const given = await Promise.all(files.map(async (file) => checked(await usedStyles(file), file)));
  const sheets = withoutUnreadVariables(given, hasClass);
  const styles = new Map(files.map((file, index) => [file, styleFrom(sheets[index] ?? '', file)]));
  return page.replace(
    stylesheet,
    (link, file: string) => `${styles.get(file) ?? ''}${link.replace('<link ', disabledLink)}`,
  );
}

/** Separates a page from the styles that it contains. */
export const takeStyles = (page: string): { page: string; styles: string } => ({
  page: page.replace(styleElement, ''),
  styles: [...page.matchAll(styleElement)].map(([, text = '']) => text).join(''),
});

/** @throws {Error} for a style sheet that cannot stand in an element of a page */
function checked(text: string, file: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${file} would end the element that holds its styles.`);
  return text;
}

/** The text of a style sheet as an element of a page. */
const styleFrom = (text: string, file: string) =>
  `<style>${fromRoot(text, file).replace(sourceMap, '')}</style>`;
