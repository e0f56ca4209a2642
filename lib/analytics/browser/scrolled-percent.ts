/** How much of a page has been in sight, 0 to 100: what is above the window's lower edge. All in pixels. */
export const scrolledPercent = (top: number, height: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round(((top + height) / Math.max(whole, 1)) * 100)));
