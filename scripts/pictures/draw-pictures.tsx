import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { PageCard, SiteIconPicture } from '@/components/cards/page-card';
import { favicon, siteIcons, touchIcon } from '@/content/brand';
import { landing } from '@/content/landing';
import { type PageFacts, pages } from '@/content/pages';
import { cardPath, cardSize, paths } from '@/lib/paths';

const fontFile =
  'node_modules/@fontsource/libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff';
// Read once: the renderer keeps what it has parsed by the object it came in.
const font = { name: 'Libre Caslon Display', data: readFileSync(join(process.cwd(), fontFile)) };

async function drawPicture(picture: ReactElement, size: { width: number; height: number }): Promise<Buffer> {
  return Buffer.from(await new ImageResponse(picture, { ...size, fonts: [font] }).arrayBuffer());
}

/** The picture of a page where it is shared: a PNG, the same bytes for the same page. */
export function drawCard(page: PageFacts): Promise<Buffer> {
  const title = page.path === paths.home ? landing.hero.headline : page.title;
  return drawPicture(<PageCard page={page} title={title} />, cardSize);
}

const drawIcon = ({ size, margin }: { size: number; margin: number }) =>
  drawPicture(<SiteIconPicture size={size} margin={margin} />, { width: size, height: size });

/**
 * Draws every card and icon into `public/`, over those of the last build, which may still be served (decision 0087).
 * @param root the folder of the project
 */
export async function drawPictures(root: string): Promise<void> {
  const folder = join(root, 'public');
  const keep = (path: string, file: Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), file);
  };
  for (const page of pages) keep(cardPath(page.path), await drawCard(page));
  for (const icon of [...siteIcons, touchIcon]) keep(icon.path, await drawIcon(icon));
  keep(favicon.path, iconFile(await drawIcon(favicon), favicon.size));
}

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
