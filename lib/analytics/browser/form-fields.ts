import { attribute, elementFacts } from './element';
import { fieldValue } from './field-value';
import { record } from './record';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input,select,textarea');

/** @param at milliseconds since 1970 */
export function noteFocus({ target }: Event, at: number) {
  if (isField(target)) record({ type: 'form_focus', at, ...fieldFacts(target) });
}

/** @param at milliseconds since 1970 */
export function noteChange({ target }: Event, at: number) {
  if (isField(target))
    record({ type: 'form_field_change', at, ...fieldFacts(target), value: fieldValue(target) });
}

const fieldFacts = (field: Field) => ({
  ...elementFacts(field),
  form: attribute(field.form, 'name') ?? attribute(field.form, 'id'),
  field: attribute(field, 'name') ?? attribute(field, 'id'),
});
