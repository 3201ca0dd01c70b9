import { Stack } from '@chakra-ui/react';
import type { ChangeEvent, ReactNode } from 'react';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';

/** A traveller whose name is known. */
export interface Traveler {
  readonly firstName: string;
  readonly lastName: string;
}

/** The traveller of the sample stay. Spec §2. */
export const sampleTraveler: Traveler = { firstName: 'Guest', lastName: 'Traveler' };

/** What was typed of the traveller, where the page keeps it. */
export interface KeptTraveler {
  typed: Traveler & { readonly mobile: string };
  onChange: (changes: Partial<KeptTraveler['typed']>) => void;
  /** The choice of a saved traveller. */
  choice: ReactNode;
}

/**
 * The traveller who checks in, with pre-filled fields where one is known, or was typed before. The
 * asterisks are shown without a check. Spec §2 and §5.
 */
export function TravelerDetails({
  traveler,
  kept,
}: {
  traveler?: Traveler | undefined;
  kept?: KeptTraveler | undefined;
}) {
  const field = (name: keyof KeptTraveler['typed']) =>
    kept && {
      value: kept.typed[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        kept.onChange({ [name]: target.value }),
    };
  return (
    <Panel title="Who's checking in?">
      <Stack gap="4">
        {traveler && (
          <SelectField
            label="Traveler name"
            asterisk
            options={[`${traveler.firstName} ${traveler.lastName}`, 'Someone else']}
            name="traveler"
          />
        )}
        {kept?.choice}
        <FieldPair>
          <TextField
            label="First name"
            asterisk
            name="firstName"
            autoComplete="given-name"
            defaultValue={traveler?.firstName}
            {...field('firstName')}
          />
          <TextField
            label="Last name"
            asterisk
            name="lastName"
            autoComplete="family-name"
            defaultValue={traveler?.lastName}
            {...field('lastName')}
          />
        </FieldPair>
        <TextField
          label="Mobile phone number"
          asterisk
          type="tel"
          inputMode="tel"
          name="mobile"
          autoComplete="tel"
          {...field('mobile')}
        />
        <CheckboxField name="textAlerts">
          Receive text alerts about this trip. Message and data rates may apply.
        </CheckboxField>
      </Stack>
    </Panel>
  );
}
