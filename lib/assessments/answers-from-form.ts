/**
 * The fields of a natively submitted form, for `answersSchema`. Leaves out the ones Next adds to name the action and
 * nothing else, so that a forged field is refused and not ignored.
 */
export function answersFromForm(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form].filter(([field]) => !field.startsWith('$ACTION_')));
}
