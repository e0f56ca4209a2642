import { eventLimits as limits } from '@/content/analytics';
import { cut } from './cut';

type Field = { type: string; value: string; checked?: boolean };

const chosen = ({ value }: Field) => cut(value, limits.text);

/** Stands for a text that is nobody's business: only how long it is (decision 14). */
export const freeText = ({ length }: string) => `[free text, ${length} characters]`;

/** What may be told of a field, by the field's type. Whatever is not listed may be personal (decision 14). */
const told: Record<string, (field: Field) => string> = {
  radio: chosen,
  checkbox: (field) => (field.checked ? chosen(field) : ''),
  'select-one': chosen,
  'select-multiple': chosen,
  textarea: ({ value }) => freeText(value),
};

export const fieldValue = (field: Field): string => told[field.type]?.(field) ?? '[redacted]';
