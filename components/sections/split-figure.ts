/** A figure and its unit, to be set in two sizes: "60 days" is 60 and days, "85%" stays whole. */
export function splitFigure(figure: string): { amount: string; unit?: string } {
  const match = /^(\S+) (\S+)$/.exec(figure);
  return match?.[1] ? { amount: match[1], unit: match[2] } : { amount: figure };
}
