import type { z } from 'zod';
import { applicationFieldNames, careers, experienceFieldNames } from '@/content/careers';
import type { FieldError } from '@/lib/forms/form-state';
import { readTextFields } from '@/lib/forms/text-fields';
import type { ApplicationDraft, ApplicationState, ExperienceDraft } from './application-draft';

/** Names of the form's fields besides the application itself. */
const extraFieldNames = ['id', 'sessionId', 'token', 'subject', 'change'] as const;

/** A posted careers form, unchecked. */
export type PostedApplication = {
  /** What was typed, to be given back. */
  draft: ApplicationDraft;
  /** For `submissionSchema`; a field we do not know is among them, to be refused and not ignored. */
  fields: Record<string, unknown>;
  /** The field no visitor sees. */
  trap: string;
  /** `null` without JavaScript. */
  token: string | null;
  /** The button that was pressed to change the list of experiences. */
  change: string;
};

const experienceName = /^experiences\.(\d{1,3})\.(?:id|company|position|duration|description)$/;

export function readApplicationForm(form: FormData): PostedApplication {
  const { id, sessionId, token, subject, change } = readTextFields(form, extraFieldNames);
  const draft = { ...readTextFields(form, applicationFieldNames), experiences: readExperiences(form) };
  const fields = { ...draft, ...unknownFields(form), id: id || null, sessionId: sessionId || null };
  return { draft, fields, trap: subject, token: id === '' ? null : token, change };
}

/** In the order of their numbers, which may have gaps. */
function readExperiences(form: FormData): ExperienceDraft[] {
  const numbers = [...form.keys()].flatMap((name) => experienceName.exec(name)?.[1] ?? []);
  const inOrder = [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
  return inOrder.map((number) => readExperience(form, number));
}

function readExperience(form: FormData, number: string): ExperienceDraft {
  const names = (['id', ...experienceFieldNames] as const).map(
    (field) => `experiences.${number}.${field}` as const,
  );
  const [id = '', company = '', position = '', duration = '', description = ''] = Object.values(
    readTextFields(form, names),
  );
  return { id, company, position, duration, description };
}

const knownFieldNames = new Set<string>([...applicationFieldNames, ...extraFieldNames]);

function unknownFields(form: FormData): Record<string, FormDataEntryValue> {
  const unknown = [...form].filter(
    ([name]) => !name.startsWith('$ACTION_') && !knownFieldNames.has(name) && !experienceName.test(name),
  );
  return Object.fromEntries(unknown);
}

const topFields = new Set<string>([...applicationFieldNames, 'experiences']);
const experienceFields = new Set<unknown>(experienceFieldNames);

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
