import { careers, experienceTexts } from '@/content/careers';
import type { ExperienceDraft } from '@/lib/careers/application-draft';
import { Button } from '../ui/button';
import { LabelledField } from '../ui/form/labelled-field';
import { TextArea, TextField } from '../ui/form/text-field';
import { type FormParts, fieldProps } from './field-props';

const { labels, legend, remove } = careers.experience;

type ExperienceFieldsProps = FormParts & {
  entry: ExperienceDraft;
  index: number;
  /** Where the visitor goes on, on a page the server has just rendered for it. */
  isFirst: boolean;
  onRemove: () => void;
};

/** One experience; every field of it is optional. */
export function ExperienceFields({ entry, index, isFirst, onRemove, ...parts }: ExperienceFieldsProps) {
  return (
    <fieldset className="mb-4 min-w-0 rounded-control border border-line-strong p-6">
      <legend className="-ml-2 px-2 font-label">{legend(index + 1)}</legend>
      <input type="hidden" {...parts.form.register(`experiences.${index}.id`)} defaultValue={entry.id} />
      <div className="grid items-end gap-x-6 sm:grid-cols-2">
        {experienceTexts.map((field) => {
          const id = `experiences.${index}.${field}` as const;
          const Field = field === 'description' ? TextArea : TextField;
          return (
            <div key={field} className={field === 'description' ? 'sm:col-span-2' : ''}>
              <LabelledField id={id} label={labels[field]} message={parts.messageOf(id)}>
                <Field
                  defaultValue={entry[field]}
                  {...focusOn(isFirst && field === 'company')}
                  {...fieldProps(parts, id)}
                />
              </LabelledField>
            </div>
          );
        })}
      </div>
      <Button
        metal="line"
        size="small"
        type="submit"
        name="change"
        value={`remove:${index}`}
        aria-label={`${remove}: ${legend(index + 1)}`}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        {remove}
      </Button>
    </fieldset>
  );
}

// Without JavaScript a page that has changed in its middle would begin at its top again.
const focusOn = (isHere: boolean) => (isHere ? { autoFocus: true } : {});
