import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the `libpq.so -> libpq.so.5.18` links that npm packages cannot carry. The platform package does it in an
 * install script, which `npm ci --ignore-scripts` leaves out.
 */
export function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) makeLink(basename(source), link);
  }
}

function makeLink(target: string, link: string): void {
  try {
    symlinkSync(target, link);
  } catch (error) {
    // Another start made it between the look and the link.
    if (!existsSync(link)) throw error;
  }
}
