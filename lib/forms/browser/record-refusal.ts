import { get } from 'react-hook-form';
import { callTracker } from '@/lib/analytics/tracker/load-tracker';
import type { FormProblem } from '@/lib/forms/form-state';

/**
 * Tells the tracker which fields stopped a press, and with what kind of fault: never what was typed.
 * @param form its name, as on the page
 * @param errors the library's, by field
 */
export function recordRefusal(form: string, problems: readonly FormProblem[], errors: object) {
  for (const { field } of problems) {
    const fault: { type?: unknown } | undefined = get(errors, field);
    const code = String(fault?.type ?? 'other');
    // Of an entry in a list, whichever it is, only the field says something.
    const name = field.replace(/\.\d+/g, '');
    callTracker((tracker) => tracker.recordEvent({ type: 'form_error', form, field: name, code }));
  }
}
