/**
 * An .ico file around one PNG, which every browser in use and the fetchers of search engines read.
 * @param size pixels of both edges, below 256
 */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const headerLength = 22;
  const file = new Uint8Array(headerLength + png.length);
  const header = new DataView(file.buffer);
  // A directory of one icon (type 1) with its size, planes and bits of color, length and place.
  header.setUint16(2, 1, true);
  header.setUint16(4, 1, true);
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true);
  header.setUint16(12, 32, true);
  header.setUint32(14, png.length, true);
  header.setUint32(18, headerLength, true);
  file.set(png, headerLength);
  return file;
}
