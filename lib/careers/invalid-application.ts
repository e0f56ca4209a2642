import type { z } from 'zod';
import { applicationTexts, careers, experienceTexts } from '@/content/careers';
import type { FieldError } from '@/lib/forms/form-state';
import type { ApplicationDraft } from './application-draft';
import type { ApplicationState } from './application-state';

const topFields = new Set<string>([...applicationTexts, 'experiences']);
const experienceFields = new Set<unknown>(experienceTexts);

/** The first message of each field, in the order of the page. A form that was tampered with has no field to blame. */
export function invalidApplication(error: z.ZodError, values: ApplicationDraft): ApplicationState {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of error.issues.filter(({ path }) => isOnPage(path))) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, { field, message });
  }
  if (errors.size > 0) return { status: 'invalid', errors: [...errors.values()], values };
  return { status: 'failed', code: 'UNREADABLE', message: careers.failures.unreadable, values };
}

function isOnPage([top, , inner, ...rest]: PropertyKey[]): boolean {
  const isField = typeof top === 'string' && topFields.has(top);
  return isField && rest.length === 0 && (inner === undefined || experienceFields.has(inner));
}
