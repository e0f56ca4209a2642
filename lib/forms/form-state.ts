/** One message and the field it belongs to; `field` is the input's name, and its id on the page. */
export type FieldError = { field: string; message: string };

/** What a server action tells a form. Values come back so that nothing typed is lost without JavaScript. */
export type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; errors: FieldError[]; values: Record<string, string> }
  /** Nothing is wrong with the answers; `message` says what is, and what to do. */
  | { status: 'failed'; message: string; values: Record<string, string> };

export type FormAction = (previous: FormState, formData: FormData) => Promise<FormState>;
