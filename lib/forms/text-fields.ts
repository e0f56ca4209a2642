/** The named fields of a posted form as text. A file, or a field left out, counts as an empty answer. */
export function textFields<Field extends string>(
  formData: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = formData.get(field);
    // Browsers post line ends as CR LF; the same text typed with JavaScript has LF alone.
    return [field, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''];
  });
  return Object.fromEntries(entries);
}
