/** What an operator sets once: the product's name and addresses. */
export const site = {
  /** `{product}` of the specification; every title, greeting and call to action reads it from here. */
  name: 'Transcend AI',
} as const;
