/** Lets the browser answer the visitor before it goes on: what measures must not be what is felt. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
