import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  dataScript,
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

/** A page whose data says what the HTML says by the same bytes, near them: compressed, it costs next to nothing. */
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

const entities: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const asHtml = (text: string) => text.replace(/[&"'<>]/g, (sign) => entities[sign] ?? sign);

/** Short ones stand anywhere. */
const LEAST_WORDS = 12;

/** Where a row's last words stand in the HTML that occur there once; its end for a row of none. */
function placeOf({ id, line, model }: Row, html: string): number {
  if (id === '0') return html.length;
  // What the page is to load, as its head says.
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

/** Structured data stands in the HTML as it is. */
function placeOfText(line: string, html: string): number {
  const text = line.slice(line.indexOf(',') + 1);
  const at = text.length < LEAST_WORDS ? -1 : html.indexOf(text);
  return at < 0 ? html.length : at + text.length;
}

/** Where a script may stand for a moment: between parts of a page, so that no rule for the first or last of a row sees it. */
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
 * Rewrites pages of a build in place: compact, with the styles they can show, their scripts to be compiled ahead.
 * @returns a function that does it for one page, by the file of its HTML
 */
export function pageRewriter(build: string): (file: string) => Promise<void> {
  const sheetOf = styleSheets(build);
  const classes = new PageClasses(build);
  const markScripts = scriptsAhead(build);
  return async (file) => {
    const page = compactPage(await readFile(file, 'utf8'));
    const hasClass = await classes.of(page);
    await writeFile(file, await withStyles(page, async (name) => (await sheetOf(name)).rulesFor(hasClass)));
    await markScripts(page);
  };
}

/** At the top of a script, Chromium's word for it; other browsers read it as the comment it is. */
export const compiledAhead = '//# allFunctionsCalledOnLoad\n';

const namedScript = /<script\b[^>]*? src="\/_next\/(static\/[^"?]+\.js)[^>]*>/g;

/** Those a page asks for at once, but for those of old browsers: paths within the build. */
const namedScripts = (page: string): string[] =>
  [...page.matchAll(namedScript)]
    .filter(([tag]) => !/\snomodule/i.test(tag))
    .map(([, file = '']) => decodeURI(file));

/**
 * Lets browsers compile whole what a page asks for at once, while they do something else. Else each function is read
 * twice, the second time as it is called: a third of what React takes over a page by went into that (decision 0152).
 * @param build the folder the scripts lie in, which are written once however many pages name them
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

/** How far back gzip finds what stood before, in bytes. */
const GZIP_WINDOW = 32_768;

/** What names a text elsewhere takes about 16 bytes. */
const LEAST_TEXT = 48;

/** A text of the page's data that stands in its HTML, where it ends there. */
type FarText = { row: Row; end: number };

type FarTextsOptions = { html: string; asHtml: (text: string) => string; firstId: number };

/**
 * Names the long texts of rows at a page's end that its HTML says too far before: each is a row of its own then, beside
 * the HTML that says the same.
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
    // Scripts stand in the HTML as they are.
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
