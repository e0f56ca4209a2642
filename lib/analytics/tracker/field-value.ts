import { eventLimits as limits } from '@/content/analytics';
import { truncate } from '@/lib/storable-text';

type Field = { type: string; value: string; checked?: boolean };

const chosenValue = ({ value }: Field) => truncate(value, limits.text);

/** Stands for a visitor's own words, of which only the length is recorded (decision 0044). */
export const freeText = ({ length }: string) => `[free text, ${length} characters]`;

/** What may be recorded of a field, by its type. Any type that is not listed may be personal (decision 0044). */
const recordedValues: Record<string, (field: Field) => string> = {
  radio: chosenValue,
  checkbox: (field) => (field.checked ? chosenValue(field) : ''),
  'select-one': chosenValue,
  'select-multiple': chosenValue,
  textarea: ({ value }) => freeText(value),
};

export const fieldValue = (field: Field): string => recordedValues[field.type]?.(field) ?? '[redacted]';
