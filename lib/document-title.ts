import { productName } from '@/content/product-name';

/** What stands in the browser's tab (decision 28): the brand on the landing page, "<title> · <product>" elsewhere. */
export const brandTitle = `${productName}: AI Automation Solutions`;
export const documentTitle = (title: string): string => `${title} · ${productName}`;
