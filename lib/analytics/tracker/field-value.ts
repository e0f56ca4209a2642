import { eventLimits as limits } from '@/content/analytics';
import { truncate } from './event-text';

type Field = { type: string; value: string; checked?: boolean };

const chosenValue = ({ value }: Field) => truncate(value, limits.text);

/** Stands for a text that is nobody's business: only how long it is (decision 14). */
export const freeText = ({ length }: string) => `[free text, ${length} characters]`;

/** What may be told of a field, by the field's type. Whatever is not listed may be personal (decision 14). */
const recordedValues: Record<string, (field: Field) => string> = {
  radio: chosenValue,
  checkbox: (field) => (field.checked ? chosenValue(field) : ''),
  'select-one': chosenValue,
  'select-multiple': chosenValue,
  textarea: ({ value }) => freeText(value),
};

export const fieldValue = (field: Field): string => recordedValues[field.type]?.(field) ?? '[redacted]';
