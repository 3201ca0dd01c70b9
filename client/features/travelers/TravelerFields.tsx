import { lazy, Suspense } from 'react';
import type { SavedTraveler } from '#contracts/site/account/savedTravelers.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { type Party, peopleOf } from '#contracts/values/party.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/fields/TextField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { fillGuest } from '../../domain/travelers/fillGuest.ts';
import { SaveForFuture } from './SaveForFuture.tsx';
import type { Typed } from '../../domain/travelers/typedTraveler.ts';
import styles from './traveler.module.css';
import type { FieldErrors } from '../../domain/travelers/travelerErrors.ts';
import { GuestName } from './GuestName.tsx';
import { CountryField, PhoneField } from '../../ui/fields/PhoneField.tsx';

/** This part is collapsed at first, so the form is usable before the code has loaded. */
const OtherGuestNames = lazy(() =>
  import(/* webpackChunkName: "extras" */ './OtherGuestNames.tsx').then(
    ({ OtherGuestNames: names }) => ({ default: names }),
  ),
);

/** The typed values, their errors by field name, and a function to change the values. */
interface TypedFields {
  typed: Typed;
  errors: FieldErrors;
  onChange: (changes: Partial<Typed>, ...fields: string[]) => void;
}

/**
 * Renders the fields for the guests and their contact details. If the price depends on the
 * citizenship, the field for the citizenship comes after the guests. `onChange` receives the
 * changed values and the names of their fields. With an account, guests can be chosen from the
 * saved travelers, and the first guest can be saved. Spec §2.
 */
export function TravelerFields({
  party,
  asksCitizenship,
  typed,
  errors,
  onChange,
}: TypedFields & { party: Party; asksCitizenship: boolean }) {
  const { t } = useI18n();
  const names = {
    party,
    guests: typed.guests,
    errors,
    onChange: (guests: Typed['guests'], field: string) => onChange({ guests }, field),
    onChoose: (index: number, chosen: SavedTraveler, before: SavedTraveler | undefined) => {
      const fields = [`guests.${index}.firstName`, `guests.${index}.lastName`];
      const ofFirst = index === 0 ? ['phone', 'citizenship'] : [];
      onChange(fillGuest(typed, index, chosen, before), ...fields, ...ofFirst);
    },
  };
  return (
    <Panel title={t('travellers.title')}>
      <div className={styles.fields}>
        <GuestName {...names} index={0} />
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
        {peopleOf(party) > 1 && (
          <Suspense fallback={<div className={styles.others} />}>
            <OtherGuestNames {...names} />
          </Suspense>
        )}
        {asksCitizenship && <CitizenshipField typed={typed} errors={errors} onChange={onChange} />}
        <SaveForFuture
          name={typed.guests[0] ?? { firstName: '', lastName: '' }}
          checked={typed.saveForFuture}
          onChange={(saveForFuture) => onChange({ saveForFuture })}
        />
      </div>
    </Panel>
  );
}

/** Asks for the citizenship of the guests, and says why the site asks. */
export function CitizenshipField({
  typed,
  errors,
  onChange,
}: Pick<TypedFields, 'errors' | 'onChange'> & { typed: Pick<Typed, 'citizenship'> }) {
  const { t } = useI18n();
  return (
    <CountryField
      label={t('travellers.citizenship')}
      asterisk
      required
      name="citizenship"
      autoComplete="country"
      hint={t('travellers.citizenshipHint')}
      value={typed.citizenship}
      error={errors['citizenship']}
      onChange={({ target }) => onChange({ citizenship: target.value }, 'citizenship')}
    />
  );
}

/**
 * Asks for the approximate arrival time: an hour of the day, or '' if the guests have not chosen
 * one.
 */
export function ArrivalField({ typed, onChange }: Pick<TypedFields, 'typed' | 'onChange'>) {
  const { t, formats } = useI18n();
  return (
    <SelectField
      label={t('checkout.arrival.label')}
      name="arrival"
      autoComplete="off"
      options={[
        { value: '', text: t('travellers.choose') },
        ...arrivals.map((value) => ({
          value,
          text: value === midnight ? t('checkout.arrival.late') : formats.timeOfDay(value),
        })),
      ]}
      value={arrivals.includes(typed.arrival) ? typed.arrival : ''}
      onChange={({ target }) => onChange({ arrival: target.value })}
    />
  );
}

const midnight = '00:00';
/** The hours from 08:00 to 23:00, and midnight, which stands for any time after midnight. */
const arrivals = [
  ...Array.from({ length: 16 }, (_, hours) => `${String(hours + 8).padStart(2, '0')}:00`),
  midnight,
];

/** Asks for requests to the hotel, in the guests' own words. */
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
