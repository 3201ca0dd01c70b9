import { longestEmail } from '#contracts/values/longestTexts.ts';
import type { Party } from '#contracts/values/party.ts';
import { TextAreaField, TextField } from '../../ui/fields/TextField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { fillGuest } from '../../domain/travelers/fillGuest.ts';
import { SaveForFuture } from './SaveForFuture.tsx';
import type { Typed } from '../../domain/travelers/typedTraveler.ts';
import styles from './traveler.module.css';
import type { FieldErrors } from '../../domain/travelers/travelerErrors.ts';
import { GuestNames } from './GuestNames.tsx';
import { CountryField, PhoneField } from '../../ui/fields/PhoneField.tsx';

/** What is typed, what is wrong with it by the names of the fields, and how it changes. */
interface TypedFields {
  typed: Typed;
  errors: FieldErrors;
  onChange: (changes: Partial<Typed>, ...fields: string[]) => void;
}

/**
 * Who stays and how to reach them. `onChange` gets what changed and the names of the fields. With
 * an account, guests can be chosen from the saved travelers, and the first one can be saved. Spec
 * §2.
 */
export function TravelerFields({ party, typed, errors, onChange }: TypedFields & { party: Party }) {
  const { t } = useI18n();
  return (
    <Panel title={t('travellers.title')}>
      <div className={styles.fields}>
        <CountryField
          label={t('travellers.citizenship')}
          asterisk
          required
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
          onChoose={(index, chosen, before) => {
            const names = [`guests.${index}.firstName`, `guests.${index}.lastName`];
            const ofFirst = index === 0 ? ['phone', 'citizenship'] : [];
            onChange(fillGuest(typed, index, chosen, before), ...names, ...ofFirst);
          }}
        />
        <TextField
          label={t('travellers.email')}
          asterisk
          required
          type="email"
          inputMode="email"
          name="email"
          autoComplete="email"
          maxLength={longestEmail}
          hint={t('travellers.emailHint')}
          value={typed.email}
          error={errors['email']}
          onChange={({ target }) => onChange({ email: target.value }, 'email')}
        />
        <PhoneField
          typed={typed}
          error={errors['phone']}
          onChange={(changes) => onChange(changes, 'phone')}
        />
        <SaveForFuture
          name={typed.guests[0] ?? { firstName: '', lastName: '' }}
          checked={typed.saveForFuture}
          onChange={(saveForFuture) => onChange({ saveForFuture })}
        />
      </div>
    </Panel>
  );
}

/** What the guests ask of the hotel, in their own words. */
export function SpecialRequests({ typed, errors, onChange }: TypedFields) {
  const { t } = useI18n();
  return (
    <TextAreaField
      label={t('travellers.specialRequests')}
      name="specialRequests"
      autoComplete="off"
      maxLength={2_000}
      value={typed.specialRequests}
      error={errors['specialRequests']}
      onChange={({ target }) => onChange({ specialRequests: target.value }, 'specialRequests')}
    />
  );
}
