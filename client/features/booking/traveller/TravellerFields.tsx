import { useMemo } from 'react';
import type { Party } from '#client/domain/party.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#client/ui/fields.tsx';
import { countries } from '../countryNames.ts';
import { FieldPair } from '../FieldPair.tsx';
import { Panel } from '../Panel.tsx';
import type { Typed } from './typedTraveller.ts';
import styles from './traveller.module.css';
import type { FieldErrors } from './checkTraveller.ts';
import { GuestNames } from './GuestNames.tsx';
import { PhoneField } from './PhoneField.tsx';

/**
 * Who stays and how to reach them. `onChange` gets what changed and the name of the field. The choice to
 * save the info is not kept: there are no accounts. Spec §2.
 */
export function TravellerFields({
  party,
  typed,
  errors,
  onChange,
}: {
  party: Party;
  typed: Typed;
  errors: FieldErrors;
  onChange: (changes: Partial<Typed>, field: string) => void;
}) {
  const options = useMemo(
    () => [
      { value: '', text: 'Choose' },
      ...countries().map(({ code, name }) => ({ value: code, text: name })),
    ],
    [],
  );
  return (
    <Panel title="Information about guests">
      <div className={styles.fields}>
        <SelectField
          label="Guests' citizenship"
          asterisk
          required
          options={options}
          name="citizenship"
          autoComplete="country"
          value={typed.citizenship}
          error={errors['citizenship']}
          onChange={({ target }) => onChange({ citizenship: target.value }, 'citizenship')}
        />
        <GuestNames
          party={party}
          guests={typed.guests}
          errors={errors}
          onChange={(guests, field) => onChange({ guests }, field)}
        />
        <FieldPair>
          <TextField
            label="E-mail address"
            asterisk
            required
            type="email"
            inputMode="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            hint="The link to your booking is sent there."
            value={typed.email}
            error={errors['email']}
            onChange={({ target }) => onChange({ email: target.value }, 'email')}
          />
          <PhoneField
            country={typed.citizenship}
            value={typed.phone}
            error={errors['phone']}
            onChange={(phone) => onChange({ phone }, 'phone')}
          />
        </FieldPair>
        <CheckboxField name="saveForFuture">Save the info for future bookings</CheckboxField>
        <TextAreaField
          label="Special requests"
          name="specialRequests"
          autoComplete="off"
          maxLength={2_000}
          value={typed.specialRequests}
          error={errors['specialRequests']}
          onChange={({ target }) => onChange({ specialRequests: target.value }, 'specialRequests')}
        />
      </div>
    </Panel>
  );
}
