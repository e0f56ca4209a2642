import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  dataScript,
  htmlEscapes,
  isElement,
  mapWithin,
  nextNumber,
  type Row,
  takeData,
  textRow,
  withoutPaths,
} from './rows';
import { StillParts } from './still';
import { PageClasses, styleSheets, withStyles } from './used-styles';

/** Rewrites a page so that its data repeats the bytes of its HTML, close to them: compressed, it costs next to nothing. */
export function compactPage(page: string): string {
  const taken = takeData(page);
  const whole = taken && withoutPaths(taken.rows);
  if (!whole) return page;
  const { html } = taken;
  const { rows, texts } = StillParts.replaceAll(whole, html);
  const far = new FarTexts({
    html,
    asHtml,
    firstId: nextNumber([...rows, ...texts.map(({ row }) => row)]),
  });
  const placedRows = rows.map((row) => {
    const at = placeOf(row, html);
    return { row: at === html.length && row.model !== undefined ? far.nameIn(row) : row, at };
  });
  const placedTexts = [...texts, ...far.texts].map(({ row, end }) => ({ row, at: end }));
  return insertRows(html, [...placedTexts, ...placedRows]);
}

type Placed = { row: Row; at: number };

const asHtml = (text: string) => text.replace(/[&"'<>]/g, (sign) => htmlEscapes[sign] ?? sign);

/** Short texts occur anywhere. */
const LEAST_WORDS = 12;

/** The place in the HTML of a row's last text that occurs there only once; the end of the HTML for a row without one. */
function placeOf({ id, line, model }: Row, html: string): number {
  if (id === '0') return html.length;
  // A hint of what the page is to load, which its head says, too.
  if (!id) return 0;
  if (model === undefined) return placeOfText(line, html);
  let last = 0;
  for (const [, text = ''] of JSON.stringify(model).matchAll(/"((?:[^"\\]|\\.)+)"/g)) {
    if (text.length < LEAST_WORDS) continue;
    const words = asHtml(JSON.parse(`"${text}"`));
    const at = html.indexOf(words);
    if (at > last && html.indexOf(words, at + 1) < 0) last = at;
  }
  return last || html.length;
}

/** Structured data is in the HTML as it is. */
function placeOfText(line: string, html: string): number {
  const text = line.slice(line.indexOf(',') + 1);
  const at = text.length < LEAST_WORDS ? -1 : html.indexOf(text);
  return at < 0 ? html.length : at + text.length;
}

/** Where a script may be put for a moment: between parts of a page, where no rule for first or last children can notice it. */
const seam = /<(?:section|footer)[\s>]|<div [^>]*\bid="/g;

function insertRows(html: string, placed: Placed[]): string {
  const end = html.lastIndexOf('</body>');
  const seams = [...html.slice(0, end).matchAll(seam)].map(({ index }) => index);
  const at = new Map<number, Row[]>();
  for (const { row, at: wanted } of placed) {
    const place = seams.find((index) => index >= wanted) ?? end;
    at.set(place, [...(at.get(place) ?? []), row]);
  }
  const places = [...at.keys()].sort((first, second) => first - second);
  let from = 0;
  let written = '';
  for (const place of places) {
    written += html.slice(from, place) + dataScript(at.get(place) ?? [], from === 0);
    from = place;
  }
  return written + html.slice(from);
}

/**
 * Rewrites pages of a build in place: makes them compact, puts in the styles that they can show, and marks their
 * scripts to be compiled ahead.
 * @returns a function that does this for one page, by the file of its HTML
 */
export function pageRewriter(build: string): (file: string) => Promise<void> {
  const sheetOf = styleSheets(build);
  const classes = new PageClasses(build);
  const markScripts = scriptsAhead(build);
  return async (file) => {
    const page = compactPage(await readFile(file, 'utf8'));
    const hasClass = await classes.of(page);
    const usedStyles = async (name: string) => (await sheetOf(name)).rulesFor(hasClass);
    await writeFile(file, await withStyles(page, usedStyles, hasClass));
    await markScripts(page);
  };
}

/** At the top of a script, this tells Chromium to compile ahead; to other browsers it is a comment. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n';

const namedScript = /<script\b[^>]*? src="\/_next\/(static\/[^"?]+\.js)[^>]*>/g;

/** The scripts that a page asks for at once, except for those for old browsers: paths within the build. */
const namedScripts = (page: string): string[] =>
  [...page.matchAll(namedScript)]
    .filter(([tag]) => !/\snomodule/i.test(tag))
    .map(([, file = '']) => decodeURI(file));

/**
 * Lets browsers compile completely, while they are busy with something else, what a page asks for at once. Otherwise
 * each function is parsed twice, the second time when it is called: that took a third of the time in which React takes
 * over a page (decision 0152).
 * @param build the folder of the scripts, each of which is written once, however many pages name it
 */
export function scriptsAhead(build: string): (page: string) => Promise<void> {
  const marked = new Set<string>();
  return async (page) => {
    for (const file of namedScripts(page)) {
      if (marked.has(file)) continue;
      marked.add(file);
      const path = join(build, file);
      const text = await readFile(path, 'utf8');
      if (!text.startsWith(compiledAhead)) await writeFile(path, compiledAhead + text);
    }
  };
}

/** How far back gzip can refer, in bytes. */
const GZIP_WINDOW = 32_768;

/** A reference to a text elsewhere takes about 16 bytes. */
const LEAST_TEXT = 48;

/** A text of the page's data that its HTML has, too, and where it ends there. */
type FarText = { row: Row; end: number };

type FarTextsOptions = { html: string; asHtml: (text: string) => string; firstId: number };

/**
 * Moves long texts out of rows at a page's end where the HTML has the same text too far ahead for gzip: each becomes a
 * row of its own, close to the HTML that repeats it.
 */
class FarTexts {
  readonly texts: FarText[] = [];
  private readonly names = new Map<string, string>();

  constructor(private readonly options: FarTextsOptions) {}

  nameIn(row: Row): Row {
    const model = this.replaceIn(row.model);
    return { ...row, model, line: `${row.id}:${JSON.stringify(model)}\n` };
  }

  private replaceIn(value: unknown): unknown {
    if (typeof value === 'string') return this.replaceText(value);
    if (!isElement(value)) return mapWithin(value, (inner) => this.replaceIn(inner));
    const [mark, type, key, props] = value;
    return [mark, type, key, mapWithin(props, (inner) => this.replaceIn(inner))];
  }

  private replaceText(text: string): string {
    if (text.length < LEAST_TEXT || text.startsWith('$')) return text;
    const name = this.names.get(text) ?? this.nameText(text);
    this.names.set(text, name);
    return name;
  }

  private nameText(text: string): string {
    const { html, asHtml, firstId } = this.options;
    // In the HTML, the text of scripts is not escaped.
    const end = Math.max(...[text, asHtml(text)].map((words) => lastEnd(html, words)));
    if (end < 0 || html.length - end < GZIP_WINDOW) return text;
    const row = textRow(firstId + this.texts.length, text);
    this.texts.push({ row, end });
    return `$${row.id}`;
  }
}

function lastEnd(html: string, words: string): number {
  const at = html.lastIndexOf(words);
  return at < 0 ? -1 : at + words.length;
}
