import { careers, experienceTexts } from '@/content/careers';
import type { ExperienceDraft } from '@/lib/careers/application-draft';
import { FieldGrid, LabelledField } from '../ui/form/labelled-field';
import { TextArea, TextField } from '../ui/form/text-field';
import { type FormParts, fieldProps } from './field-props';
import { RemoveExperience } from './remove-experience';

const { labels, legend, hints } = careers.experience;

type Looks = Record<(typeof experienceTexts)[number], { hint?: string; isWide?: boolean }>;

const looks: Looks = {
  company: {},
  position: {},
  duration: { hint: hints.duration, isWide: true },
  description: { hint: hints.description, isWide: true },
};

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
    <fieldset className="mb-4 min-w-0 rounded-control border border-line-strong px-6 pt-2">
      {/* Floated, or the browser would draw the legend into the fieldset's upper edge. */}
      <legend className="float-left text-small leading-11 text-muted">{legend(index + 1)}</legend>
      <RemoveExperience index={index} onRemove={onRemove} />
      <input type="hidden" {...parts.form.register(`experiences.${index}.id`)} defaultValue={entry.id} />
      <div className="clear-both pt-2">
        <FieldGrid>
          {experienceTexts.map((field) => {
            const id = `experiences.${index}.${field}` as const;
            const { hint, isWide } = looks[field];
            const Field = field === 'description' ? TextArea : TextField;
            return (
              <LabelledField
                key={field}
                id={id}
                label={labels[field]}
                hint={hint}
                message={parts.messageOf(id)}
                className={isWide ? 'sm:col-span-2' : ''}
              >
                <Field
                  defaultValue={entry[field]}
                  {...focusOn(isFirst && field === 'company')}
                  {...fieldProps(parts, id, { hint: hint !== undefined })}
                />
              </LabelledField>
            );
          })}
        </FieldGrid>
      </div>
    </fieldset>
  );
}

// Without JavaScript a page that has changed in its middle would begin at its top again.
const focusOn = (isHere: boolean) => (isHere ? { autoFocus: true } : {});
