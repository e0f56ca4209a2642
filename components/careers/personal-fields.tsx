import { careers, positions } from '@/content/careers';
import { FieldGrid, LabelledField } from '../ui/form/labelled-field';
import { Select, TextField } from '../ui/form/text-field';
import { type FormParts, fieldProps } from './field-props';

const { labels, phoneHint, noPosition, positionLabels } = careers;

type TextName = 'firstName' | 'lastName' | 'phoneNumber' | 'email';

/** What a browser may fill in, and the keyboard a phone shows. An email field would rewrite an address beyond ASCII. */
const typing = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

function TextRow({ name, hint, ...parts }: FormParts & { name: TextName; hint?: string }) {
  return (
    <LabelledField id={name} label={labels[name]} hint={hint} message={parts.messageOf(name)}>
      <TextField
        aria-required
        defaultValue={parts.values?.[name]}
        {...typing[name]}
        {...fieldProps(parts, name, { hint: hint !== undefined })}
      />
    </LabelledField>
  );
}

/** Who applies, how to reach them, and for what. */
export function PersonalFields(parts: FormParts) {
  return (
    <>
      <FieldGrid>
        <TextRow name="firstName" {...parts} />
        <TextRow name="lastName" {...parts} />
      </FieldGrid>
      <TextRow name="phoneNumber" hint={phoneHint} {...parts} />
      <TextRow name="email" {...parts} />
      <LabelledField id="position" label={labels.position} message={parts.messageOf('position')}>
        <Select aria-required defaultValue={parts.values?.position} {...fieldProps(parts, 'position')}>
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
