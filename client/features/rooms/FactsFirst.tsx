import { isWith, type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';
import { type HotelOffers, offersFor } from '../../domain/stay/offers.ts';
import type { Party } from '../../domain/search/party.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RoomFilter.module.css';

/**
 * The choices to see the rates with a fact, such as breakfast, before the others; those of the
 * results are on. Where no rate has a fact, that is said to who looks for it; where all or none have
 * it, there is nothing to choose.
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
  const offers = offersFor(hotel, party);
  const now = new Date();
  return rateFactNames.map((fact) => {
    const on = wanted.includes(fact);
    const found = offers.filter(({ rate }) => isWith([fact], rate, now)).length;
    if (found === 0) {
      return on && offers.length > 0 && <p key={fact}>{t(`rateFacts.${fact}.none`)}</p>;
    }
    if (found === offers.length) return null;
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
