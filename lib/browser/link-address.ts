/**
 * Replaces what Next sends with every page to make an address out of an object (next.config.ts): links of the site
 * give theirs as text (decision 0234).
 */
export const formatUrl = (address: string): string => address;
