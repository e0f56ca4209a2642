/** How a page's refusal of a form begins, by which the form tells it from Next's own words and shows it. */
export const refusalPrefix = 'Not sent. ';
