import { Button } from '@/components/ui/button';
import { FieldGrid, FieldMessage, LabelledField, TextArea, TextField } from '@/components/ui/form/field';
import { CloseIcon } from '@/components/ui/icons';
import { careers, experienceFieldNames } from '@/content/careers';
import type { ExperienceDraft } from '@/lib/careers/application-draft';
import { useExperiences } from '@/lib/careers/browser/use-application-form';
import { type ApplicationFieldsProps, fieldAttributes } from './application-fields';

const {
  title: listTitle,
  hint: listHint,
  add: addLabel,
  addAnother: addAnotherLabel,
  full: fullNotice,
} = careers.experience;

type ExperienceListProps = ApplicationFieldsProps & {
  /** The change made without JavaScript: what to say of it, and the field to go on with. */
  given?: { notice: string; focus: string };
};

/** Professional experience, as many entries as the visitor adds. Without JavaScript the buttons ask the server. */
export function ExperienceList({ given, ...parts }: ExperienceListProps) {
  const { fields, addId, isFull, notice, add: addEntry, removeAt } = useExperiences(parts.form.control);
  const message = parts.messageOf('experiences');
  return (
    <section className="mt-12 mb-8" id="experiences" tabIndex={-1} aria-labelledby="experiences-title">
      <h2 className="text-title" id="experiences-title">
        {listTitle}
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">{listHint}</p>
      {message && <FieldMessage id="experiences-message">{message}</FieldMessage>}
      {fields.map((entry, index) => (
        <ExperienceFields
          key={entry.key}
          entry={entry}
          index={index}
          isFirst={given?.focus === `experiences.${index}.company`}
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
        {fields.length === 0 ? addLabel : addAnotherLabel}
      </Button>
      {isFull && <p className="mt-2 text-small text-muted">{fullNotice}</p>}
      {/* Who sees the page sees the new block, with the focus in it. */}
      <p className="sr-only" role="status">
        {notice ?? given?.notice}
      </p>
    </section>
  );
}

const { labels, legend, hints } = careers.experience;

type FieldLayouts = Record<(typeof experienceFieldNames)[number], { hint?: string; isWide?: boolean }>;

const fieldLayouts: FieldLayouts = {
  company: {},
  position: {},
  duration: { hint: hints.duration, isWide: true },
  description: { hint: hints.description, isWide: true },
};

type ExperienceFieldsProps = ApplicationFieldsProps & {
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
          {experienceFieldNames.map((field) => {
            const id = `experiences.${index}.${field}` as const;
            const { hint, isWide } = fieldLayouts[field];
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

const { legend: removedLegend, remove: removeLabel } = careers.experience;

/** In the row of the experience's title, far from the button that adds one. Without JavaScript it asks the server. */
export function RemoveExperience({ index, onRemove }: { index: number; onRemove: () => void }) {
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
        {removeLabel}
        <span className="sr-only"> {removedLegend(index + 1)}</span>
      </span>
    </button>
  );
}
