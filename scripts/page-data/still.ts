import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isRecord } from '@/lib/browser/storage';
import { isElement, mapWithin, nextNumber, type Row, textRow, type WrittenElement } from './rows';

/** Elements that React watches or moves elsewhere: those with a value of their own, and those of the head. */
const watched = new Set(
  'html head body title meta link script style base noscript template iframe input select option textarea form button dialog img video audio'.split(
    ' ',
  ),
);

/** From about this length on, the HTML is the shorter form: a reference to it takes about 60 bytes. */
const LEAST_HTML = 160;

class NotStill extends Error {}

/** What a row's value stands for. @throws {NotStill} when only the browser can tell */
function readValue(value: unknown, rows: ReadonlyMap<string, Row>): unknown {
  if (typeof value === 'string') return readText(value, rows);
  if (isElement(value)) return readElement(value, rows);
  return mapWithin(value, (inner) => readValue(inner, rows));
}

function readText(text: string, rows: ReadonlyMap<string, Row>): unknown {
  if (!text.startsWith('$')) return text;
  if (text.startsWith('$$')) return text.slice(1);
  if (text === '$undefined') return undefined;
  const row = text.startsWith('$L') ? rows.get(text.slice(2)) : undefined;
  if (!row?.model) throw new NotStill();
  return readValue(row.model, rows);
}

function readElement([, type, key, props]: WrittenElement, rows: ReadonlyMap<string, Row>): ReactNode {
  if (type.startsWith('$') || watched.has(type)) throw new NotStill();
  const read = readValue(props, rows);
  if (!isRecord(read) || 'ref' in read || 'suppressHydrationWarning' in read) throw new NotStill();
  return createElement(type, { ...read, key });
}

/** The HTML that React makes of an element that never changes; undefined for others. */
function stillHtml(element: WrittenElement, rows: ReadonlyMap<string, Row>): string | undefined {
  try {
    return renderToString(readElement(element, rows));
  } catch (error) {
    if (error instanceof NotStill) return undefined;
    throw error;
  }
}

/** A text that is also in the page's HTML, and where it ends there. */
export type StillText = { row: Row; end: number };

/** The ids of the rows to which a value refers. */
function references(value: unknown, found = new Set<string>()): Set<string> {
  for (const [, id = ''] of JSON.stringify(value).matchAll(/"\$[A-Zh@]?([0-9a-f]+)[:"]/g)) found.add(id);
  return found;
}

/**
 * Replaces what never changes on a page by its HTML, where the page has exactly the same: React then takes over that
 * part as a whole, without creating its elements.
 */
export class StillParts {
  readonly texts: StillText[] = [];
  private readonly rows: Map<string, Row>;
  private freeNumber: number;

  constructor(
    rows: readonly Row[],
    private readonly html: string,
  ) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
    this.freeNumber = nextNumber(rows);
  }

  /** The same value, with references to texts in place of its still parts. */
  replaceIn(value: unknown): unknown {
    if (isElement(value)) return this.replaceElement(value);
    return mapWithin(value, (inner) => this.replaceIn(inner));
  }

  private replaceElement(element: WrittenElement): WrittenElement {
    const [mark, type, key, props] = element;
    const inner = this.innerHtml(element);
    if (inner === undefined) {
      const replaced = this.replaceIn(props);
      return [mark, type, key, isRecord(replaced) ? replaced : props];
    }
    const { children: _, ...rest } = props;
    return [mark, type, key, { ...rest, dangerouslySetInnerHTML: { __html: `$${this.nameText(inner)}` } }];
  }

  /** The HTML inside an element; undefined where it may change, is short, or differs from what the page has. */
  private innerHtml(element: WrittenElement): { html: string; end: number } | undefined {
    if (!('children' in element[3])) return undefined;
    const whole = stillHtml(element, this.rows);
    if (!whole || whole.length < LEAST_HTML) return undefined;
    const start = this.html.indexOf(whole);
    if (start < 0) return undefined;
    const html = whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</'));
    return { html, end: start + whole.length };
  }

  private nameText({ html, end }: { html: string; end: number }): string {
    const row = textRow(this.freeNumber, html);
    this.freeNumber += 1;
    this.texts.push({ row, end });
    return row.id;
  }

  /** The rows with texts in place of their still parts, without rows to which nothing refers any more. */
  static replaceAll(rows: readonly Row[], html: string): { rows: Row[]; texts: StillText[] } {
    const parts = new StillParts(rows, html);
    const replaced = rows.map((row) => {
      if (row.model === undefined) return row;
      const model = parts.replaceIn(row.model);
      return { ...row, model, line: `${row.id}:${JSON.stringify(model)}\n` };
    });
    const needed = reachable(replaced);
    return {
      rows: replaced.filter(({ id, model }) => model === undefined || needed.has(id)),
      texts: parts.texts.filter(({ row }) => needed.has(row.id)),
    };
  }
}

/** The rows that can be reached from the page's own, which is number 0. */
function reachable(rows: readonly Row[]): Set<string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = new Set(['0']);
  for (const id of found) {
    const model = byId.get(id)?.model;
    if (model !== undefined) references(model, found);
  }
  return found;
}
