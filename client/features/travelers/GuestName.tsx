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

/** The names of a party in a form, with their errors and callbacks for changes. */
export interface NamesProps {
  party: Party;
  guests: Typed['guests'];
  errors: FieldErrors;
  onChange: (guests: Typed['guests'], field: string) => void;
  /**
   * Called when a saved traveler is chosen for a guest. `before` is the saved traveler whose name
   * was in the fields before.
   */
  onChoose: (index: number, chosen: SavedTraveler, before: SavedTraveler | undefined) => void;
}

/**
 * Returns the people of a party, adults first. A child is represented by its age, an adult by
 * undefined.
 */
export function peopleIn(party: Party): (number | undefined)[] {
  return [
    ...Array.from({ length: countParty(party).adults }, () => undefined),
    ...party.flatMap(({ childAges }) => childAges),
  ];
}

/**
 * Renders the fields for the name of a guest, which is typed or chosen from the saved travelers.
 * The name of the first guest is required. Spec §5.
 */
export function GuestName({
  party,
  guests,
  errors,
  onChange,
  onChoose,
  index,
}: NamesProps & { index: number }) {
  const { t } = useI18n();
  const guest = guests[index] ?? noName;
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
        const changed = peopleIn(party).map((_, at) => guests[at] ?? noName);
        changed[index] = { ...guest, [name]: target.value };
        onChange(changed, `guests.${index}.${name}`);
      }}
    />
  );
  return (
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
}
