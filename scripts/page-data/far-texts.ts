import { isElement, mapWithin, type Row, textRow } from './rows';

/** How far back gzip finds what stood before, in bytes. */
const GZIP_WINDOW = 32_768;

/** What names a text elsewhere takes about 16 bytes. */
const LEAST_TEXT = 48;

/** A text of the page's data that stands in its HTML, where it ends there. */
export type FarText = { row: Row; end: number };

type FarTextsOptions = { html: string; asHtml: (text: string) => string; firstId: number };

/**
 * Names the long texts of rows at a page's end that its HTML says too far before: each is a row of its own then, beside
 * the HTML that says the same.
 */
export class FarTexts {
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
