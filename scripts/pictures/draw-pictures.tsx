import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageCard, SiteIconPicture } from '@/components/pictures/page-card';
import { favicon, siteIcons, touchIcon } from '@/content/brand';
import { type PageFacts, pages, pictureTitle } from '@/content/pages';
import { cardPath, cardSize } from '@/lib/paths';

const fontFile =
  'node_modules/@fontsource/libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff';
// Read once: the renderer remembers parsed fonts by the object that contains them.
const font = { name: 'Libre Caslon Display', data: readFileSync(join(process.cwd(), fontFile)) };

type Picture = { drawn: ReactElement; width: number; height: number };

/** The picture that is shown where a page is shared. */
export const cardOf = (page: PageFacts): Picture => ({
  drawn: <PageCard page={page} title={pictureTitle(page)} />,
  ...cardSize,
});

const iconOf = ({ size, margin }: { size: number; margin: number }): Picture => ({
  drawn: <SiteIconPicture size={size} margin={margin} />,
  width: size,
  height: size,
});

const rendererFile = 'node_modules/next/package.json';

/** So that neither a full disk nor a build that is cut short leaves half a picture. */
function replaceFile(file: string, content: Uint8Array): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Draws PNGs: the same picture always has the same bytes, and is drawn only once, because that takes 0.1 s. */
export function pictureDrawer(cache: string) {
  const renderer = readFileSync(join(process.cwd(), rendererFile));
  const used = new Set<string>();

  return {
    async draw({ drawn, width, height }: Picture): Promise<Buffer> {
      const source = createHash('sha256').update(renderer).update(font.data);
      const name = source.update(`${width} ${height} ${renderToStaticMarkup(drawn)}`).digest('hex');
      const file = join(cache, name);
      used.add(name);
      if (!existsSync(file)) {
        const image = new ImageResponse(drawn, { width, height, fonts: [font] });
        mkdirSync(cache, { recursive: true });
        replaceFile(file, Buffer.from(await image.arrayBuffer()));
      }
      return readFileSync(file);
    },
    /** Deletes from the cache what is no picture of this build. */
    forgetOthers() {
      for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));
    },
  };
}

/** Pictures by their addresses. */
type Pictures = ReadonlyMap<string, Uint8Array>;

/** Draws every card and icon. @param cache the folder of what earlier builds have drawn */
export async function drawPictures(cache: string): Promise<Pictures> {
  const { draw, forgetOthers } = pictureDrawer(cache);
  const drawn = new Map<string, Uint8Array>();
  for (const page of pages) drawn.set(cardPath(page.path), await draw(cardOf(page)));
  for (const icon of [...siteIcons, touchIcon]) drawn.set(icon.path, await draw(iconOf(icon)));
  drawn.set(favicon.path, iconFile(await draw(iconOf(favicon)), favicon.size));
  forgetOthers();
  return drawn;
}

/**
 * Puts pictures into `public/`, over those of the previous build, which may still be served (decision 0087).
 * @param root the folder of the project
 */
export function placePictures(root: string, pictures: Pictures): void {
  for (const [path, picture] of pictures) {
    const file = join(root, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, picture);
  }
}

/**
 * An .ico file that contains one PNG; every browser in use and the crawlers of search engines read that.
 * @param size pixels of each edge, below 256
 */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const headerLength = 22;
  const file = new Uint8Array(headerLength + png.length);
  const header = new DataView(file.buffer);
  // A directory of one icon (type 1): its size, color planes, bits per pixel, length and position.
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
