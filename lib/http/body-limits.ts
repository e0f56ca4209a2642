/** The most bytes a write may carry (architecture, section 6). */
export const bodyLimits = {
  events: 64 * 1024,
  form: 100 * 1024,
} as const;

/** The limit of a write to this address, in bytes. */
export function bodyLimit(pathname: string): number {
  return pathname === '/api/events' ? bodyLimits.events : bodyLimits.form;
}
