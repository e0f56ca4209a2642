import type { SitePath } from '@/lib/paths';
import { siteAddress } from './site-address';

/** Pieces of a Markdown document. A block is empty where there is nothing to say, and then left out. */
export const document = (blocks: readonly string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`;

export const heading = (level: 1 | 2 | 3 | 4, text: string): string => `${'#'.repeat(level)} ${text}`;
export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');
export const labelled = (label: string, text: string): string => `**${label}**: ${text}`;
export const link = (text: string, url: string): string => `[${text}](${url})`;

/** A link inside the site, written whole: a copy of the text may be read anywhere. */
export const siteLink = (text: string, path: SitePath | `${SitePath}#${string}`): string =>
  link(text, siteAddress(path));

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
