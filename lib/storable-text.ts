/** PostgreSQL stores neither NUL nor half of a surrogate pair; no keyboard types them, a cut or a broken paste can. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
