import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { describedBy } from '../ui/form/descriptions';

/** What every part of the form gets. */
export type FormParts = {
  form: UseFormReturn<ApplicationDraft>;
  /** What the server gave back after a post without JavaScript. */
  values?: ApplicationDraft;
  /** What is wrong with the field of this id. */
  messageOf: (id: string) => string | undefined;
};

/** Attributes of a field whose id is its name. Its message goes with the first character that is edited. */
export function fieldProps(
  { form, messageOf }: FormParts,
  name: FieldPath<ApplicationDraft>,
  has: { hint?: boolean } = {},
) {
  const message = messageOf(name) !== undefined;
  return {
    id: name,
    'aria-invalid': message,
    'aria-describedby': describedBy(name, { ...has, message }),
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  };
}
