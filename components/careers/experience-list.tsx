import { Button } from '@/components/ui/button';
import { FieldMessage, TextArea, TextField } from '@/components/ui/form/field';
import { FieldGrid, LabelledField } from '@/components/ui/form/labelled-field';
import { CloseIcon } from '@/components/ui/icons';
import { careers, experienceFieldNames } from '@/content/careers';
import type { ExperienceDraft } from '@/lib/careers/application-draft';
import { useExperiences } from '@/lib/careers/browser/use-application-form';
import { type ApplicationFieldsProps, fieldAttributes } from './application-fields';

const { experience } = careers;

type ExperienceListProps = ApplicationFieldsProps & {
  /** The change made without JavaScript: what to say of it, and the field to go on with. */
  change?: { notice: string; focus: string };
};

/** Professional experience, as many entries as the visitor adds. Without JavaScript the buttons ask the server. */
export function ExperienceList({ change, ...parts }: ExperienceListProps) {
  const { fields, addId, isFull, notice, add: addEntry, removeAt } = useExperiences(parts.control);
  const message = parts.messageOf('experiences');
  return (
    <section className="mt-12 mb-8" id="experiences" tabIndex={-1} aria-labelledby="experiences-title">
      <h2 className="text-title" id="experiences-title">
        {experience.title}
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">{experience.hint}</p>
      {message && <FieldMessage id="experiences-message">{message}</FieldMessage>}
      {fields.map((entry, index) => (
        <ExperienceFields
          key={entry.key}
          entry={entry}
          index={index}
          isFirst={change?.focus === `experiences.${index}.company`}
          onRemove={() => removeAt(index)}
          {...parts}
        />
      ))}
      <Button
        id={addId}
        variant="line"
        type="submit"
        name="change"
        value="add"
        disabled={isFull}
        onClick={(event) => {
          event.preventDefault();
          addEntry();
        }}
      >
        {fields.length === 0 ? experience.add : experience.addAnother}
      </Button>
      {isFull && <p className="mt-2 text-small text-muted">{experience.full}</p>}
      {/* Who sees the page sees the new block, with the focus in it. */}
      <p className="sr-only" role="status">
        {notice ?? change?.notice}
      </p>
    </section>
  );
}

type FieldLayouts = Record<(typeof experienceFieldNames)[number], { hint?: string; isWide?: boolean }>;

const fieldLayouts: FieldLayouts = {
  company: {},
  position: {},
  duration: { hint: experience.hints.duration, isWide: true },
  description: { hint: experience.hints.description, isWide: true },
};

type ExperienceFieldsProps = ApplicationFieldsProps & {
  entry: ExperienceDraft;
  index: number;
  /** Where the visitor goes on, on a page the server has just rendered for it. */
  isFirst: boolean;
  onRemove: () => void;
};

/** One experience; every field of it is optional. */
function ExperienceFields({ entry, index, isFirst, onRemove, ...parts }: ExperienceFieldsProps) {
  return (
    <fieldset className="mb-4 min-w-0 rounded-control border border-line-strong px-6 pt-2">
      {/* Floated, or the browser would draw the legend into the fieldset's upper edge. */}
      <legend className="float-left text-small leading-11 text-muted">{experience.legend(index + 1)}</legend>
      <RemoveExperience index={index} onRemove={onRemove} />
      <input type="hidden" {...parts.register(`experiences.${index}.id`)} defaultValue={entry.id} />
      <div className="clear-both pt-2">
        <FieldGrid>
          {experienceFieldNames.map((field) => {
            const id = `experiences.${index}.${field}` as const;
            const { hint, isWide } = fieldLayouts[field];
            const Field = field === 'description' ? TextArea : TextField;
            return (
              <LabelledField
                key={field}
                id={id}
                label={experience.labels[field]}
                hint={hint}
                message={parts.messageOf(id)}
                className={isWide ? 'sm:col-span-2' : ''}
              >
                <Field
                  defaultValue={entry[field]}
                  {...autoFocusIf(isFirst && field === 'company')}
                  {...fieldAttributes(parts, id, { hint: hint !== undefined })}
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
const autoFocusIf = (isHere: boolean) => (isHere ? { autoFocus: true } : {});

/** In the row of the experience's title, far from the button that adds one. Without JavaScript it asks the server. */
function RemoveExperience({ index, onRemove }: { index: number; onRemove: () => void }) {
  return (
    <button
      type="submit"
      name="change"
      value={`remove:${index}`}
      className="float-right -mr-2 flex min-h-11 items-center gap-2 px-2 text-small underline underline-offset-4 hover:no-underline"
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <CloseIcon />
      <span>
        {experience.remove}
        <span className="sr-only">{` ${experience.legend(index + 1)}`}</span>
      </span>
    </button>
  );
}
