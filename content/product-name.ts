/** The product's name, by itself: every page's code needs it and nothing else of `site` (decision 0001). */
export const productName = 'Transcend AI';

/** The tab's title (decision 0029): the brand on the landing page, "<title> · <product>" elsewhere. */
export const brandTitle = `${productName}: AI Automation Solutions`;
export const documentTitle = (title: string): string => `${title} · ${productName}`;
