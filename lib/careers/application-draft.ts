import { v7 as uuidv7 } from 'uuid';
import type { applicationFieldNames, experienceFieldNames } from '@/content/careers';
import type { FieldError } from '@/lib/forms/form-state';

/** One experience as typed; `id` is generated from the current time (R101) and tells entries apart. */
export type ExperienceDraft = Record<'id' | (typeof experienceFieldNames)[number], string>;

/** An application as far as it has been filled in: every field is text. */
export type ApplicationDraft = Record<(typeof applicationFieldNames)[number], string> & {
  experiences: ExperienceDraft[];
};

export const emptyApplicationDraft: ApplicationDraft = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  position: '',
  experiences: [],
  aboutYourself: '',
};

const emptyExperience: ExperienceDraft = { id: '', company: '', position: '', duration: '', description: '' };

export const newExperience = (): ExperienceDraft => ({ ...emptyExperience, id: uuidv7() });

type Partly<Shape> = {
  [Field in keyof Shape]?: Shape[Field] extends (infer Item)[] ? Partly<Item>[] : Shape[Field];
};

/** A draft of which some fields are not there yet, as a form library sees it while it starts. */
export const completeApplicationDraft = ({
  experiences = [],
  ...texts
}: Partly<ApplicationDraft>): ApplicationDraft => ({
  ...emptyApplicationDraft,
  ...texts,
  experiences: experiences.map((entry) => ({ ...emptyExperience, ...entry })),
});

/** What the server tells the careers form. Values come back so that nothing typed is lost without JavaScript. */
export type ApplicationState =
  | { status: 'idle' }
  /** An experience was added or removed without JavaScript; `focus` is the id of the field to go on with. */
  | { status: 'editing'; values: ApplicationDraft; notice: string; focus: string }
  | { status: 'invalid'; errors: FieldError[]; values: ApplicationDraft }
  /** Nothing is wrong with the answers; `message` says what is. `code` is for a log and holds no data. */
  | { status: 'failed'; code: string; message: string; values: ApplicationDraft }
  | { status: 'submitted' };

export type ApplicationAction = (previous: ApplicationState, form: FormData) => Promise<ApplicationState>;

/** What was typed, in a state that has it. */
export const typedValues = (state: ApplicationState): ApplicationDraft | undefined =>
  'values' in state ? state.values : undefined;
