/** What a visitor is told of a text over its limit: by the form while it is typed, and by the schema that refuses it. */
export const textTooLong = (label: string, limit: number): string =>
  `${label} must be ${limit.toLocaleString('en-US')} characters or fewer`;
