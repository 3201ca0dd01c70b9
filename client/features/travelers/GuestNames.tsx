import { countParty, type Party } from '#contracts/values/party.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { SavedTraveler } from '#contracts/site/account/savedTravelers.ts';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { SavedTravelerField } from './SavedTravelerField.tsx';
import type { Typed } from '../../domain/travelers/typedTraveler.ts';
import styles from './traveler.module.css';
import type { FieldErrors } from '../../domain/travelers/travelerErrors.ts';

const maxLength = 100;
const noName = { firstName: '', lastName: '' };

/**
 * The names of everybody in the party, adults first, typed or chosen from the saved travelers.
 * Only the first guest's are required; of several rooms, the first adults are the lead guests.
 * Spec §5.
 */
export function GuestNames({
  party,
  guests,
  errors,
  onChange,
  onChoose,
}: {
  party: Party;
  guests: Typed['guests'];
  errors: FieldErrors;
  onChange: (guests: Typed['guests'], field: string) => void;
  /** Gets the saved traveler chosen for a guest, and the one whose name was there before. */
  onChoose: (index: number, chosen: SavedTraveler, before: SavedTraveler | undefined) => void;
}) {
  const { t } = useI18n();
  // All adults first: the first of them is the one who books.
  const people = [
    ...Array.from({ length: countParty(party).adults }, () => undefined),
    ...party.flatMap(({ childAges }) => childAges),
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('travellers.names.title')}</legend>
      {people.map((age, index) => {
        const guest = guests[index] ?? noName;
        const number = index + 1;
        const required = index === 0;
        const field = (name: 'firstName' | 'lastName', label: string, autoComplete: string) => (
          <TextField
            label={label}
            asterisk={required}
            required={required}
            name={`guests.${index}.${name}`}
            autoComplete={required ? autoComplete : 'off'}
            maxLength={maxLength}
            value={guest[name]}
            error={errors[`guests.${index}.${name}`]}
            onChange={({ target }) => {
              const changed = people.map((_, at) => guests[at] ?? noName);
              changed[index] = { ...guest, [name]: target.value };
              onChange(changed, `guests.${index}.${name}`);
            }}
          />
        );
        const names = (
          <div className={styles.fields}>
            <SavedTravelerField
              label={t('travellers.names.saved')}
              name={guest}
              onChoose={(chosen, before) => onChoose(index, chosen, before)}
            />
            <FieldPair>
              {field('firstName', t('travellers.names.first'), 'given-name')}
              {field('lastName', t('travellers.names.last'), 'family-name')}
            </FieldPair>
          </div>
        );
        if (people.length === 1) return <div key={index}>{names}</div>;
        return (
          <fieldset key={index} className={styles.person}>
            <legend className={styles.personName}>
              {age === undefined
                ? t(`travellers.names.${required ? 'guest' : 'guestOptional'}`, { number })
                : t(`travellers.names.${required ? 'child' : 'childOptional'}`, { number, age })}
              {party.length > 1 &&
                index < party.length &&
                ` · ${t('searchFields.room', { number })}`}
            </legend>
            {names}
          </fieldset>
        );
      })}
    </fieldset>
  );
}
