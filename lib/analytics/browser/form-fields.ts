import { attribute, elementFacts } from './element';
import { fieldValue } from './field-value';
import { noteActivity } from './page-views';
import { record } from './record';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input,select,textarea');

export function noteFocus({ target }: Event) {
  noteActivity();
  if (isField(target)) record({ type: 'form_focus', ...fieldFacts(target) });
}

export function noteChange({ target }: Event) {
  noteActivity();
  if (isField(target))
    record({ type: 'form_field_change', ...fieldFacts(target), value: fieldValue(target) });
}

const fieldFacts = (field: Field) => ({
  ...elementFacts(field),
  form: attribute(field.form, 'name') ?? attribute(field.form, 'id'),
  field: attribute(field, 'name') ?? attribute(field, 'id'),
});
