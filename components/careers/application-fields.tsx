import type { ComponentProps } from 'react';
import { describedBy, TextArea, TextField } from '@/components/ui/form/field';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import {
  type ApplicationTextName,
  applicationLimits,
  applicationTextNames,
  careers,
  positions,
} from '@/content/careers';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { FieldGrid, LabeledField, Select } from './labeled-field';

/** What every part of the form receives. */
export type ApplicationFieldsProps = {
  /** What the server gave back from a form posted without JavaScript. */
  given?: ApplicationDraft;
  /** What is wrong with the field of this name. */
  messageOf: (name: string) => string | undefined;
};

/** The attributes of a field whose id is its name. */
export function fieldAttributes(
  { messageOf }: Pick<ApplicationFieldsProps, 'messageOf'>,
  name: string,
  has: { hint?: boolean } = {},
) {
  const message = messageOf(name) !== undefined;
  return {
    id: name,
    name,
    'aria-invalid': message,
    'aria-describedby': describedBy(name, { ...has, message }),
  };
}

const { labels, phoneHint, noPosition, positionLabels } = careers;

/** What a browser may fill in, and which keyboard a phone shows. A field of type email would rewrite a non-ASCII address. */
const inputAttributes: Partial<Record<ApplicationTextName, ComponentProps<'input'>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
};

const hints: Partial<Record<ApplicationTextName, string>> = { phoneNumber: phoneHint };

/** Side by side where there is room; every other field takes the full width. */
const halfWidth: readonly ApplicationTextName[] = ['firstName', 'lastName'];

function TextRow({ name, ...parts }: ApplicationFieldsProps & { name: ApplicationTextName }) {
  const hint = hints[name];
  return (
    <LabeledField
      id={name}
      label={labels[name]}
      hint={hint}
      message={parts.messageOf(name)}
      className={halfWidth.includes(name) ? '' : 'sm:col-span-2'}
    >
      <TextField
        aria-required
        defaultValue={parts.given?.[name]}
        {...inputAttributes[name]}
        {...fieldAttributes(parts, name, { hint: hint !== undefined })}
      />
    </LabeledField>
  );
}

/** Who applies, how to reach them, and for what. */
export function PersonalFields(parts: ApplicationFieldsProps) {
  return (
    <>
      <FieldGrid>
        {applicationTextNames.map((name) => (
          <TextRow key={name} name={name} {...parts} />
        ))}
      </FieldGrid>
      <LabeledField id="position" label={labels.position} message={parts.messageOf('position')}>
        <Select aria-required defaultValue={parts.given?.position} {...fieldAttributes(parts, 'position')}>
          <option value="">{noPosition}</option>
          {positions.map((position) => (
            <option key={position} value={position}>
              {positionLabels[position]}
            </option>
          ))}
        </Select>
      </LabeledField>
    </>
  );
}

const counterId = 'aboutYourself-counter';

/** The text about oneself, with a counter that counts as the rule does: without surrounding spaces. */
export function AboutYourself({ characters, ...parts }: ApplicationFieldsProps & { characters: number }) {
  const props = fieldAttributes(parts, 'aboutYourself', { hint: true });
  const message = parts.messageOf('aboutYourself');
  const isEnough = characters >= applicationLimits.aboutYourselfMinimum;
  return (
    <LabeledField
      id="aboutYourself"
      label={careers.labels.aboutYourself}
      hint={careers.aboutHint}
      message={message}
    >
      <TextArea
        aria-required
        defaultValue={parts.given?.aboutYourself}
        {...props}
        aria-describedby={`${props['aria-describedby']} ${counterId}`}
      />
      <p
        // Without scripts nothing is counted until the form was sent; the hint tells the minimum.
        className={`mt-2 flex items-center gap-2 text-small tabular-nums ${characters ? '' : 'noscript:hidden'} ${counterColor(isEnough, message)}`}
        id={counterId}
      >
        <span>{careers.counter(characters)}</span>
        {isEnough && <StarIcon />}
      </p>
    </LabeledField>
  );
}

function counterColor(isEnough: boolean, message?: string) {
  if (isEnough) return 'text-ink';
  return message ? 'text-error' : 'text-muted';
}
