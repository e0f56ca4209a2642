import { isElement, mapWithin, type Row } from './rows';

/** `$1b:props:children:0`: what stands at that place of row 1b. Next writes what occurs twice only once. */
const sharedValue = /^\$[0-9a-f]+:/;
/** Any reference with a path, also of kinds that are not known here. */
const anyPath = /^\$[^$ ]*:/;
const rowReference = /^\$L?([0-9a-f]+)$/;

/** The places of an element, which is written as a list, by the names that paths call them. */
const elementPlaces: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

class UnknownPath extends Error {}

/** Puts a copy in the place of each reference by a path, so that the row it leads through can be written otherwise. */
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

/** Rows that refer to each other only whole. @returns undefined where a path leads to what is not known here */
export function withoutPaths(rows: readonly Row[]): Row[] | undefined {
  const values = new SharedValues(rows);
  try {
    return rows.map((row) => (row.model === undefined ? row : { ...row, model: values.copyIn(row.model) }));
  } catch (error) {
    if (error instanceof UnknownPath) return undefined;
    throw error;
  }
}
