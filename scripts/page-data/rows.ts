import { z } from 'zod';
import { isRecord } from '@/lib/browser/storage';

/**
 * What a page says is in its HTML, and once more in its data, with which React takes over the page. Next writes that
 * data at the end, as lines in scripts; each line is a row: an id and a piece of the page, a module or a text.
 */
export type Row = {
  /** Empty for hints, to which nothing refers. */
  id: string;
  /** The whole row, with its id and its end. */
  line: string;
  /** The piece of a page; undefined in rows of other kinds, into which nothing here looks. */
  model?: unknown;
};

/** @param number of the row; written in hexadecimal, it is the row's id */
export function textRow(number: number, text: string): Row {
  const id = number.toString(16);
  return { id, line: `${id}:T${Buffer.byteLength(text).toString(16)},${text}` };
}

/** The first number above those of all rows. */
export const nextNumber = (rows: readonly Row[]): number =>
  Math.max(...rows.map(({ id }) => Number.parseInt(id || '0', 16))) + 1;

/** An element as a row has it: a mark, its type, its key and its properties. */
export type WrittenElement = ['$', string, string | null, Record<string, unknown>];

export const isElement = (value: unknown): value is WrittenElement =>
  Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && isRecord(value[3]);

/** A list or an object with each of its values changed; anything else as it is. */
export function mapWithin(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}

/** How React writes these signs in HTML. */
export const htmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const pushed = /<script>self\.__next_f\.push\((\[1,[\s\S]*?\])\)<\/script>/g;
const anyData = /__next_f/;
const openingScript = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const pushedText = z.tuple([z.literal(1), z.string()]);

const COLON = 0x3a;
const COMMA = 0x2c;
const NEWLINE = 0x0a;
const isText = (byte: number | undefined) => byte === 'T'.charCodeAt(0);

/** Where the row ends that begins at `from`: a text states its length in bytes, every other row ends with its line. */
function rowEnd(data: Buffer, from: number): number {
  const start = data.indexOf(COLON, from) + 1;
  if (isText(data[start])) {
    const comma = data.indexOf(COMMA, start);
    return comma + 1 + Number.parseInt(data.toString('utf8', start + 1, comma), 16);
  }
  const end = data.indexOf(NEWLINE, start);
  return end < 0 ? data.length : end + 1;
}

function readRow(line: string): Row {
  const colon = line.indexOf(':');
  const id = line.slice(0, colon);
  return /^[[{]/.test(line.slice(colon + 1))
    ? { id, line, model: JSON.parse(line.slice(colon + 1)) }
    : { id, line };
}

function readRows(text: string): Row[] {
  const data = Buffer.from(text);
  const rows: Row[] = [];
  for (let from = 0; from < data.length; ) {
    const end = rowEnd(data, from);
    rows.push(readRow(data.toString('utf8', from, end)));
    from = end;
  }
  return rows;
}

/** @returns the page without its data, and the data; undefined where it is not written in the way we know */
export function takeData(page: string): { html: string; rows: Row[] } | undefined {
  const scripts = [...page.matchAll(pushed)];
  const html = page.replace(openingScript, '').replace(pushed, '');
  if (!page.includes(openingScript) || anyData.test(html)) return undefined;
  const texts = scripts.map(([, argument = '']) => pushedText.safeParse(JSON.parse(argument)).data?.[1]);
  if (texts.includes(undefined)) return undefined;
  return { html, rows: readRows(texts.join('')) };
}

const inTemplate: Record<string, string> = {
  '\\': '\\\\',
  '`': '\\`',
  '${': '\\${',
  '<': '\\x3c',
  '\r': '\\r',
};

/** As the text of a template literal, in which quotes need no escape: that way, compression finds the HTML again in it. */
const templateText = (text: string) =>
  text.replace(/\\|`|\$\{|\r|<(?=[!/]?(?:--|script))/gi, (part) => inTemplate[part] ?? part);

/**
 * A script that hands over rows, and removes itself before React looks at its surroundings.
 * @param isFirst whether to announce rows, which is done before all others
 */
export function dataScript(rows: readonly Row[], isFirst: boolean): string {
  const text = templateText(rows.map(({ line }) => line).join(''));
  const opening = isFirst ? '(self.__next_f=self.__next_f||[]).push([0]);' : '';
  return `<script>${opening}self.__next_f.push([1,\`${text}\`]);document.currentScript.remove()</script>`;
}

/** `$1b:props:children:0` stands for the value at that place in row 1b: Next writes once what occurs twice. */
const sharedValue = /^\$[0-9a-f]+:/;
/** Any reference with a path, including those of kinds we do not know. */
const anyPath = /^\$[^$ ]*:/;
const rowReference = /^\$L?([0-9a-f]+)$/;

/** Elements are written as lists: where in the list is what a path calls by these names. */
const elementPlaces: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

class UnknownPath extends Error {}

/** Replaces each reference with a path by a copy, so that the row that it leads through can be rewritten. */
class SharedValues {
  private readonly models: ReadonlyMap<string, unknown>;

  constructor(rows: readonly Row[]) {
    this.models = new Map(rows.map(({ id, model }) => [id, model]));
  }

  copyIn(value: unknown): unknown {
    if (typeof value === 'string') return this.copyText(value);
    return mapWithin(value, (inner) => this.copyIn(inner));
  }

  private copyText(text: string): unknown {
    if (sharedValue.test(text)) return this.copyIn(this.valueAt(text.slice(1)));
    if (anyPath.test(text)) throw new UnknownPath();
    return text;
  }

  private valueAt(path: string): unknown {
    const [id = '', ...names] = path.split(':');
    return names.reduce((value, name) => this.valueIn(value, name), this.models.get(id));
  }

  private valueIn(holder: unknown, name: string): unknown {
    const [, id] = (typeof holder === 'string' && rowReference.exec(holder)) || [];
    const value = id === undefined ? holder : this.models.get(id);
    const key = isElement(value) ? elementPlaces[name] : name;
    if (typeof value !== 'object' || value === null || key === undefined || !Object.hasOwn(value, key))
      throw new UnknownPath();
    return Reflect.get(value, key);
  }
}

/** Rows that refer to others only as a whole. @returns undefined where a path leads to something we do not know */
export function withoutPaths(rows: readonly Row[]): Row[] | undefined {
  const values = new SharedValues(rows);
  try {
    return rows.map((row) => (row.model === undefined ? row : { ...row, model: values.copyIn(row.model) }));
  } catch (error) {
    if (error instanceof UnknownPath) return undefined;
    throw error;
  }
}
