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

/** Filters the rooms by their number of beds, and says how many rooms are visible. Spec §2. */
export function RoomFilter({
  byBeds = true,
  shown,
  beds,
  onChange,
  action,
}: {
  /** Whether the beds of at least one room are known. If not, there is nothing to filter by. */
  byBeds?: boolean;
  /** How many rooms are visible, in words, or undefined if no room is free. */
  shown: string | undefined;
  beds: BedChoice | '';
  onChange: (beds: BedChoice | '') => void;
  /** The content after the choices. */
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
 * Offers to show the rates with a fact, such as breakfast, before the other rates. Facts that were
 * chosen in the results are already turned on. If no rate has a fact that the traveler looks for,
 * it says so. A fact that all rates or no rates have is not offered.
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
