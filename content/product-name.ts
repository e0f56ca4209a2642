/** `{product}` of the specification. By itself, because every page's code names it and none needs the rest of `site`. */
export const productName = 'Transcend AI';
