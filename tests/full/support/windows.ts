/** What axe looks at every state in: each theme at each width. */
export const themes = ['dark', 'light'] as const;
export const widths = [390, 768, 1440] as const;
