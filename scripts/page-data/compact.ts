import { readFile, writeFile } from 'node:fs/promises';
import { FarTexts } from './far-texts';
import { dataScript, nextNumber, type Row, takeData } from './rows';
import { scriptsAhead } from './scripts-ahead';
import { withoutPaths } from './shared-values';
import { StillParts } from './still';
import { withStyles } from './styles-in-page';
import { PageClasses, styleSheets } from './used-styles';

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
