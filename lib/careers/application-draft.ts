import {
  type ApplicationFieldName,
  applicationFieldNames,
  applicationLimits,
  careers,
  type ExperienceFieldName,
  experienceFieldNames,
} from '@/content/careers';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import {
  type FormAction,
  type FormProblem,
  type FormState,
  readTextField,
  readTextFields,
  recordOf,
} from '@/lib/forms/form-state';

/** One experience as typed; `id` is generated from the current time (R101) and tells experiences apart. */
export type ExperienceDraft = Record<'id' | ExperienceFieldName, string>;

type ApplicationTexts = Record<Exclude<ApplicationFieldName, 'experiences'>, string>;

/** An application as far as it has been filled in: every field is a text. */
export type ApplicationDraft = ApplicationTexts & { experiences: ExperienceDraft[] };

export const newExperience = (): ExperienceDraft => ({
  id: uuidV7(),
  ...recordOf(experienceFieldNames, () => ''),
});

/** Where a tab keeps its draft, and when a new version of the site last reloaded the form, in session storage. */
export const applicationDraftKey = 'application';
export const applicationReloadKey = 'application_reload';

/** What the server tells the careers form. */
export type ApplicationState = FormState<ApplicationDraft>;
export type ApplicationAction = FormAction<ApplicationDraft>;

const textNames = applicationFieldNames.filter((name) => name !== 'experiences');

/** Names of the form's fields that are not part of the application itself. */
const extraFieldNames = ['id', 'press', 'sessionId', 'token', 'subject', 'change'] as const;

/** A posted careers form, unchecked. */
type PostedApplication = {
  /** What was typed, to be given back to the visitor. */
  draft: ApplicationDraft;
  /** For `applicationSubmissionSchema`. It includes any field we do not know, so that it is refused and not ignored. */
  fields: Record<string, unknown>;
  /** The field that no visitor can see. */
  honeypot: string;
  /** `null` without JavaScript. */
  token: string | null;
  /** The value of the button that was pressed to change the list of experiences. */
  change: string;
};

const postedExperienceNames = ['id', ...experienceFieldNames] as const;
/** Matches the place of an experience in the list, and the name of one of its fields. */
const experienceName = new RegExp(`^experiences\\.(\\d{1,3})\\.(${postedExperienceNames.join('|')})$`);

export function readApplicationForm(form: FormData): PostedApplication {
  const { id, press, sessionId, token, subject, change } = readTextFields(form, extraFieldNames);
  const draft = readApplicationDraft(form);
  const fields = { ...draft, ...unknownFields(form), id: id || null, press, sessionId: sessionId || null };
  return { draft, fields, honeypot: subject, token: id === '' ? null : token, change };
}

/** What was typed, posted or not yet. */
export const readApplicationDraft = (form: FormData): ApplicationDraft => ({
  ...readTextFields(form, textNames),
  experiences: readExperiences(form),
});

/** Read like any other form, so that drafts with the same answers are the same JSON. */
export const emptyApplicationDraft = readApplicationDraft(new FormData());

/** In the order of their numbers, which may have gaps. One more than allowed is enough to refuse, and cheap to read. */
function readExperiences(form: FormData): ExperienceDraft[] {
  const numbers = [...form.keys()].flatMap((name) => experienceName.exec(name)?.[1] ?? []);
  const inOrder = [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
  return inOrder.slice(0, applicationLimits.experiences + 1).map((number) => readExperience(form, number));
}

const readExperience = (form: FormData, number: string): ExperienceDraft =>
  recordOf(postedExperienceNames, (field) => readTextField(form, `experiences.${number}.${field}`));

const knownFieldNames = new Set<string>([...textNames, ...extraFieldNames]);

function unknownFields(form: FormData): Record<string, FormDataEntryValue> {
  const unknown = [...form].filter(
    ([name]) => !name.startsWith('$ACTION_') && !knownFieldNames.has(name) && !experienceName.test(name),
  );
  return Object.fromEntries(unknown);
}

/** Whether a visitor sees a field of this name. */
export function isApplicationField(name: string): boolean {
  const [, , experienceField] = experienceName.exec(name) ?? [];
  if (experienceField) return experienceField !== 'id';
  return applicationFieldNames.some((field) => field === name);
}

/** Id of the button that adds an experience, which stands at the end of their list. */
export const addExperienceId = 'add-experience';

/** Id of the first field of an experience. */
export const firstFieldId = (index: number) => `experiences.${index}.company`;

/** Where focus goes once the experience at `index` is gone: to the one in its place, the one before, or the button. */
const focusAfterRemoval = (index: number, left: number): string =>
  left === 0 ? addExperienceId : firstFieldId(Math.min(index, left - 1));

const { added, removed, full } = careers.experience;

type ChangedExperiences = Extract<ApplicationState, { status: 'editing' }>;

/** `NaN` for a change that removes nothing. */
const removedIndex = (change: string) => Number(/^remove:(\d{1,3})$/.exec(change)?.[1] ?? Number.NaN);

/**
 * Adds or removes an experience: in the browser, and on the server for a visitor without JavaScript.
 * @param change `add`, or `remove:` and an index; anything else changes nothing
 */
export function changeExperiences(draft: ApplicationDraft, change: string): ChangedExperiences {
  const { experiences } = draft;
  const index = removedIndex(change);
  if (change === 'add' && experiences.length < applicationLimits.experiences) {
    const focus = firstFieldId(experiences.length);
    const notice = added(experiences.length + 1);
    return editingState(draft, [...experiences, newExperience()], notice, focus);
  }
  if (index < experiences.length) {
    const left = experiences.filter((_, other) => other !== index);
    return editingState(draft, left, removed(index + 1), focusAfterRemoval(index, left.length));
  }
  const notice = change === 'add' ? full : '';
  return editingState(draft, experiences, notice, addExperienceId);
}

function editingState(
  draft: ApplicationDraft,
  experiences: ApplicationDraft['experiences'],
  notice: string,
  focus: string,
): ChangedExperiences {
  return { status: 'editing', values: { ...draft, experiences }, notice, focus };
}

/** What is still wrong once the list has changed: problems move or go with their experience; those of the list itself go. */
export function problemsAfterChange(problems: readonly FormProblem[], change: string): FormProblem[] {
  const gone = removedIndex(change);
  return problems.flatMap((problem) => {
    if (problem.field === 'experiences') return [];
    const [, place, name] = experienceName.exec(problem.field) ?? [];
    const index = Number(place);
    if (index === gone) return [];
    return index > gone ? { ...problem, field: `experiences.${index - 1}.${name}` } : problem;
  });
}
