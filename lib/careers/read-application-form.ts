import { applicationTexts, experienceTexts } from '@/content/careers';
import { textFields } from '@/lib/forms/text-fields';
import type { ApplicationDraft, ExperienceDraft } from './application-draft';

/** Names of the form's fields besides the application itself. */
const extraNames = ['id', 'sessionId', 'token', 'subject', 'change'] as const;

/** A posted careers form, unchecked. */
export type ApplicationForm = {
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

export function readApplicationForm(form: FormData): ApplicationForm {
  const { id, sessionId, token, subject, change } = textFields(form, extraNames);
  const draft = { ...textFields(form, applicationTexts), experiences: readExperiences(form) };
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
  const names = (['id', ...experienceTexts] as const).map(
    (field) => `experiences.${number}.${field}` as const,
  );
  const [id = '', company = '', position = '', duration = '', description = ''] = Object.values(
    textFields(form, names),
  );
  return { id, company, position, duration, description };
}

const knownNames = new Set<string>([...applicationTexts, ...extraNames]);

function unknownFields(form: FormData): Record<string, FormDataEntryValue> {
  const unknown = [...form].filter(
    ([name]) => !name.startsWith('$ACTION_') && !knownNames.has(name) && !experienceName.test(name),
  );
  return Object.fromEntries(unknown);
}
