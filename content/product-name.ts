/** The product's name, by itself: every page's code needs it and nothing else of `site` (decision 0001). */
export const productName = 'Transcend AI';
