import type { ReactNode } from 'react';
import { isWith, type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import type { BedChoice } from '../../domain/addresses/hotelAddress.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { type HotelOffers, ratesFor } from '../../domain/stay/offers.ts';
import styles from './RoomFilter.module.css';

const choices = [
  { beds: '', label: 'all' },
  { beds: '1', label: 'oneBed' },
  { beds: '2', label: 'twoBeds' },
  { beds: '3', label: 'threeBeds' },
] as const;

/**
 * The room filter: which rooms are shown, by their number of beds, and how many that are. Spec §2.
 */
export function RoomFilter({
  byBeds = true,
  shown,
  beds,
  onChange,
  action,
}: {
  /** Whether the beds of a room are known: otherwise there is nothing to choose by. */
  byBeds?: boolean;
  /** How many rooms are shown, in words; undefined where none of them is free. */
  shown: string | undefined;
  beds: BedChoice | '';
  onChange: (beds: BedChoice | '') => void;
  /** Stands after the choices. */
  action?: ReactNode;
}) {
  const { t } = useI18n();
  return (
    <div className={styles.filter}>
      <div role="group" aria-label={t('rooms.filter.label')} className={styles.choices}>
        {(byBeds ? choices : []).map((choice) => (
          <button
            key={choice.beds}
            type="button"
            className={styles.choice}
            aria-pressed={choice.beds === beds}
            onClick={() => onChange(choice.beds)}
          >
            {t(`rooms.filter.${choice.label}`)}
          </button>
        ))}
        {action}
      </div>
      <p role="status" className={styles.shown}>
        {shown}
      </p>
    </div>
  );
}

/**
 * The choices to see the rates with a fact, such as breakfast, before the others; those of the
 * results are on. Where no rate has a fact, that is said to who looks for it; where all or none
 * have it, there is nothing to choose.
 */
export function FactsFirst({
  hotel,
  party,
  wanted,
  onChange,
}: {
  hotel: HotelOffers;
  party: Party;
  wanted: readonly RateFact[];
  onChange: (wanted: readonly RateFact[]) => void;
}) {
  const { t } = useI18n();
  const rates = party.flatMap((room) => ratesFor(hotel, room));
  const now = new Date();
  return rateFactNames.map((fact) => {
    const on = wanted.includes(fact);
    const found = rates.filter((rate) => isWith([fact], rate, now)).length;
    if (found === 0) {
      return on && rates.length > 0 && <p key={fact}>{t(`rateFacts.${fact}.none`)}</p>;
    }
    if (found === rates.length) return null;
    return (
      <button
        key={fact}
        type="button"
        className={styles.choice}
        aria-pressed={on}
        onClick={() => onChange(on ? wanted.filter((other) => other !== fact) : [...wanted, fact])}
      >
        {t(`rateFacts.${fact}.first`)}
      </button>
    );
  });
}
