import { site } from '@/content/site';

/** What stands in the browser's tab (decision 28): the brand on the landing page, "<title> · <product>" elsewhere. */
export const brandTitle = `${site.name}: AI Automation Solutions`;
export const documentTitle = (title: string): string => `${title} · ${site.name}`;
