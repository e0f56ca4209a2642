import type { FieldError } from '@/lib/forms/form-state';
import type { ApplicationDraft } from './application-draft';

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
export const valuesOf = (state: ApplicationState): ApplicationDraft | undefined =>
  'values' in state ? state.values : undefined;
