import { productName } from '@/content/product-name';

/**
 * How many letters a title may have besides the product's name: result pages show about 60, and a name of twelve takes
 * the rest. A longer name comes last, so only its own end is cut there; it is the operator's choice.
 */
export const longestOwnTitle = 48;

/** A document's title without the product's name. */
export const ownTitle = (title: string): string => title.replace(productName, '');
