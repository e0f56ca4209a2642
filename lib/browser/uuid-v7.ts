const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

let time = 0;
let counter = 0;

/**
 * An id that sorts after all that this document made before (RFC 9562, 6.2, method 1): 12 bits count within a
 * millisecond, 62 are random. The package `uuid` would add three times as much code to every page.
 */
export function uuidV7(): string {
  const [start = 0, variant = 0, ...rest] = crypto.getRandomValues(new Uint16Array(5));
  const now = Date.now();
  // Starts in the lower half, so that a millisecond has room; when it runs out, the next millisecond begins early.
  counter = now > time ? start & 0x7ff : counter + 1;
  time = Math.max(now, time) + (counter >> 12);
  counter &= 0xfff;
  const at = hex(time, 12);
  const tail = rest.map((part) => hex(part, 4)).join('');
  return `${at.slice(0, 8)}-${at.slice(8)}-7${hex(counter, 3)}-${hex((variant & 0x3fff) | 0x8000, 4)}-${tail}`;
}
