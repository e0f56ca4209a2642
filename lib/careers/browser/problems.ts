import { type FieldErrors, type FieldPath, get } from 'react-hook-form';
import { experienceTexts } from '@/content/careers';
import type { ApplicationDraft } from '@/lib/careers/application-draft';

/** One thing that is wrong; `id` is the field's id on the page and its name. */
export type Problem = { id: string; message: string };

/** Every field of a form with so many experiences, in the order of the page. */
export function fieldsInOrder(experiences: number): FieldPath<ApplicationDraft>[] {
  const entries = Array.from({ length: experiences }, (_, index) =>
    experienceTexts.map((field) => `experiences.${index}.${field}` as const),
  );
  return [
    'firstName',
    'lastName',
    'phoneNumber',
    'email',
    'position',
    'experiences',
    ...entries.flat(),
    'aboutYourself',
  ];
}

export function problemsIn(errors: FieldErrors<ApplicationDraft>, experiences: number): Problem[] {
  return fieldsInOrder(experiences).flatMap((id) => {
    const message: unknown = get(errors, `${id}.message`);
    return typeof message === 'string' ? [{ id, message }] : [];
  });
}
