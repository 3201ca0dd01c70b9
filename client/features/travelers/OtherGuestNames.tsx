import { useState } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { GuestName, type NamesProps, peopleIn } from './GuestName.tsx';
import styles from './traveler.module.css';

/**
 * Renders the names of all other guests, adults first. The section is collapsed at first, unless it
 * contains a name or an error. These names are optional. In a party of several rooms, the first
 * adults are the lead guests. Spec §5.
 */
export function OtherGuestNames(props: NamesProps) {
  const { t } = useI18n();
  const { party, guests, errors } = props;
  const [isOpen, setOpen] = useState(() =>
    guests.slice(1).some(({ firstName, lastName }) => firstName || lastName),
  );
  const others = peopleIn(party).slice(1);
  const areWrong = others.some(
    (_, at) => errors[`guests.${at + 1}.firstName`] ?? errors[`guests.${at + 1}.lastName`],
  );
  if (others.length === 0) return null;
  return (
    <details
      className={styles.others}
      open={isOpen || areWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t('travellers.names.others')}
        <ChevronDownIcon />
      </summary>
      {others.map((age, at) => {
        const index = at + 1;
        return (
          <fieldset key={index} className={styles.person}>
            <legend className={styles.personName}>
              {age === undefined
                ? t('travellers.names.guest', { number: index + 1 })
                : t('travellers.names.child', { age })}
              {party.length > 1 &&
                index < party.length &&
                ` · ${t('searchFields.room', { number: index + 1 })}`}
            </legend>
            <GuestName {...props} index={index} />
          </fieldset>
        );
      })}
    </details>
  );
}
