import { productName } from '@/content/product-name';

/**
 * Letters that a title may have besides the product's name: result pages show about 60, of which a name of twelve takes
 * the rest. A longer name is cut at its own end there, as it stands last; it is the operator's.
 */
export const longestOwnTitle = 48;

/** What stands in a document's title besides the product's name. */
export const ownTitle = (title: string): string => title.replace(productName, '');
