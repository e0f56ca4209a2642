/** Ids of the hint and the message of the field `id`; every form component names them so. */
export const hintId = (id: string) => `${id}-hint`;
export const messageId = (id: string) => `${id}-message`;

/** Value of `aria-describedby` for a field that has a hint, a message, both or neither. */
export function describedBy(id: string, has: { hint?: boolean; message?: boolean }): string | undefined {
  const ids = [...(has.hint ? [hintId(id)] : []), ...(has.message ? [messageId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
