import { productName } from '@/content/product-name';

/** The tab's title (decision 0029): the brand on the landing page, "<title> · <product>" elsewhere. */
export const brandTitle = `${productName}: AI Automation Solutions`;
export const documentTitle = (title: string): string => `${title} · ${productName}`;
