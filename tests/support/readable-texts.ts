import { priceText } from '@/content/prices';

/** The texts of a description; that of a job is HTML, whose lists name a thing, as a term on the page, and tell of it. */
const descriptionTexts = (value: string): string[] =>
  value.split(/<li>(.+?): (.+?)<\/li>|<[^>]+>/).filter((text) => text !== undefined && text !== '');

/** How a property that people are to read stands on the page; prices are there once an operator has set them. */
const asRead: Record<string, (value: string) => string[]> = {
  ...Object.fromEntries(
    ['name', 'text', 'title', 'legalName'].map((property) => [property, (value) => [value]]),
  ),
  description: descriptionTexts,
  price: (value) => [priceText(Number(value))],
  lowPrice: (value) => [priceText(Number(value), true)],
};

/** The texts a graph gives to search engines for people to read. */
export function readableTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(readableTexts);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const isSaid = typeof value === 'string' || typeof value === 'number';
    return isSaid && asRead[key] ? asRead[key](String(value)) : readableTexts(value);
  });
}
