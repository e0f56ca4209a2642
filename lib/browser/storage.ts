/** Whether a parsed JSON value is an object with named members. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type StorageArea = 'session' | 'local';

/** A JSON value in web storage. Where the browser refuses storage, the page's memory holds it until the document is gone. */
export type StoredValue<Value> = {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
  /** Whether what was last written outlives the document. */
  isLasting(): boolean;
  /** For `useSyncExternalStore`: called after this page has changed the value, or comes back after another may have. */
  subscribe(listener: () => void): () => void;
};

/**
 * @param isValue what was stored may come from an earlier build or from somebody else: anything that fails this check,
 * or makes it throw, reads as `null`
 */
export function storedValue<Value>(
  area: StorageArea,
  key: string,
  isValue: (value: unknown) => value is Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let memory: string | null = null;
  let lastRead: string | null = null;
  let value: Value | null = null;

  function put(raw: string | null) {
    memory = writeRaw(area, key, raw) ? null : raw;
    for (const listener of listeners) listener();
  }

  return {
    read() {
      const raw = memory ?? readRaw(area, key);
      // The same text must give the same object, or React would render forever.
      if (raw !== lastRead) value = parse(raw, isValue);
      lastRead = raw;
      return value;
    },
    write: (value) => put(JSON.stringify(value)),
    clear: () => put(null),
    isLasting: () => memory === null,
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('pageshow', listener);
      };
    },
  };
}

const webStorage = (area: StorageArea): Storage => window[`${area}Storage`];

/** `null` also where the browser refuses storage. */
export function readRaw(area: StorageArea, key: string): string | null {
  try {
    return webStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/** False if the browser refuses storage or it is full. */
export function writeRaw(area: StorageArea, key: string, raw: string | null): boolean {
  try {
    if (raw === null) webStorage(area).removeItem(key);
    else webStorage(area).setItem(key, raw);
    return true;
  } catch {
    return false;
  }
}

function parse<Value>(raw: string | null, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(raw ?? '');
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}
