import type { FieldPath, UseFormReturn } from 'react-hook-form';
import {
  describedBy,
  FieldGrid,
  LabelledField,
  Select,
  TextArea,
  TextField,
} from '@/components/ui/form/field';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { applicationLimits, careers, positions } from '@/content/careers';
import type { ApplicationDraft } from '@/lib/careers/application-draft';

/** What every part of the form gets. */
export type ApplicationFieldsProps = {
  form: UseFormReturn<ApplicationDraft>;
  /** What the server gave back after a post without JavaScript. */
  values?: ApplicationDraft;
  /** What is wrong with the field of this id. */
  messageOf: (id: string) => string | undefined;
};

/** Attributes of a field whose id is its name. Its message goes with the first character that is edited. */
export function fieldAttributes(
  { form, messageOf }: ApplicationFieldsProps,
  name: FieldPath<ApplicationDraft>,
  has: { hint?: boolean } = {},
) {
  const message = messageOf(name) !== undefined;
  return {
    id: name,
    'aria-invalid': message,
    'aria-describedby': describedBy(name, { ...has, message }),
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  };
}

const { labels, phoneHint, noPosition, positionLabels } = careers;

type TextName = 'firstName' | 'lastName' | 'phoneNumber' | 'email';

/** What a browser may fill in, and the keyboard a phone shows. An email field would rewrite an address beyond ASCII. */
const inputAttributes = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

function TextRow({ name, hint, ...parts }: ApplicationFieldsProps & { name: TextName; hint?: string }) {
  return (
    <LabelledField id={name} label={labels[name]} hint={hint} message={parts.messageOf(name)}>
      <TextField
        aria-required
        defaultValue={parts.values?.[name]}
        {...inputAttributes[name]}
        {...fieldAttributes(parts, name, { hint: hint !== undefined })}
      />
    </LabelledField>
  );
}

/** Who applies, how to reach them, and for what. */
export function PersonalFields(parts: ApplicationFieldsProps) {
  return (
    <>
      <FieldGrid>
        <TextRow name="firstName" {...parts} />
        <TextRow name="lastName" {...parts} />
      </FieldGrid>
      <TextRow name="phoneNumber" hint={phoneHint} {...parts} />
      <TextRow name="email" {...parts} />
      <LabelledField id="position" label={labels.position} message={parts.messageOf('position')}>
        <Select aria-required defaultValue={parts.values?.position} {...fieldAttributes(parts, 'position')}>
          <option value="">{noPosition}</option>
          {positions.map((position) => (
            <option key={position} value={position}>
              {positionLabels[position]}
            </option>
          ))}
        </Select>
      </LabelledField>
    </>
  );
}

const counterId = 'aboutYourself-counter';

/** The text about oneself, with a counter that counts as the rule does: without the spaces around. */
export function AboutYourself({ characters, ...parts }: ApplicationFieldsProps & { characters: number }) {
  const props = fieldAttributes(parts, 'aboutYourself', { hint: true });
  const message = parts.messageOf('aboutYourself');
  const isEnough = characters >= applicationLimits.aboutYourselfMinimum;
  return (
    <LabelledField
      id="aboutYourself"
      label={careers.labels.aboutYourself}
      hint={careers.aboutHint}
      message={message}
    >
      <TextArea
        aria-required
        defaultValue={parts.values?.aboutYourself}
        {...props}
        aria-describedby={`${props['aria-describedby']} ${counterId}`}
      />
      <p
        className={`mt-2 flex items-center gap-2 text-small tabular-nums ${counterColour(isEnough, message)}`}
        id={counterId}
      >
        {careers.counter(characters)}
        {isEnough && <StarIcon />}
      </p>
    </LabelledField>
  );
}

function counterColour(isEnough: boolean, message?: string) {
  if (isEnough) return 'text-ink';
  return message ? 'text-error' : 'text-muted';
}
