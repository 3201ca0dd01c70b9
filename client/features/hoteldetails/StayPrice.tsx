import type { Hotel } from '#contracts/provider/hotels.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import type { Party } from '../../domain/search/party.ts';
import { cheapestOffer } from '../../domain/stay/offers.ts';
import { paidLaterText } from '../../ui/stay/PriceSummary.tsx';
import { unavailableText, whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { Converted } from '../../ui/money/Converted.tsx';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StayPrice.module.css';

/**
 * The lowest price of a hotel for the stay, with what it is for, `short` in a bar; without one, why
 * there is none. With `breakfast`, the lowest that includes it, which is said; where no rate does,
 * that is said instead.
 */
export function StayPrice({
  hotel,
  party,
  breakfast = false,
  short = false,
}: {
  hotel: Pick<Hotel, 'rates' | 'room_groups'>;
  party: Party;
  /** Whether the traveller looks for breakfast. */
  breakfast?: boolean;
  short?: boolean;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const offer = cheapestOffer(hotel, party, breakfast);
  if (!offer) {
    const { reason, rooms } = whyUnavailable(hotel, party);
    return (
      <p className={styles.price}>
        <strong>{unavailableText(i18n, reason, party)}</strong>
        {rooms !== undefined && (
          <span className={styles.note}>{t('hotel.price.tryRooms', { rooms })}</span>
        )}
      </p>
    );
  }
  const { total, taxesTotal, nights, rooms } = offer.ledger;
  const { meal } = offer.rate;
  const later = !short && paidLaterText(i18n, offer.ledger);
  const scope = {
    nights,
    says: breakfast ? 'meal' : 'nothing',
    meal: t(`hotel.price.meal.${meal}`),
    taxed: taxesTotal.amount > 0n ? 'yes' : 'no',
  };
  return (
    <p className={styles.price}>
      <span>
        {t.rich(short ? 'hotel.price.fromShort' : 'hotel.price.from', {
          amount: formats.money(total),
          strong: (chunks) => <strong className={styles.amount}>{chunks}</strong>,
        })}
      </span>
      <Converted of={total} />
      <span className={styles.note}>
        {short
          ? t('hotel.price.scopeShort', scope)
          : t('hotel.price.scope', { ...scope, guests: guestsText(i18n, party), rooms })}
      </span>
      {later && <span className={styles.note}>{later}</span>}
    </p>
  );
}

type Way = Pick<Parameters<typeof StayPrice>[0], 'hotel' | 'party'> & {
  /** Goes to the rooms. */
  onSelect: () => void;
  /** Goes to the days, where no room is free on those chosen. */
  onChange: () => void;
  className?: string | undefined;
};

/** The way on: to the rooms, or to other days where no room is free. */
export function WayOn({ hotel, party, onSelect, onChange, className }: Way) {
  const { t } = useI18n();
  const free = cheapestOffer(hotel, party) !== undefined;
  return (
    <Button look="primary" className={className} onClick={free ? onSelect : onChange}>
      {t(free ? 'hotel.selectRoom' : 'hotel.changeStay')}
    </Button>
  );
}

/** The price and the way on, at the bottom of a phone's view. */
export function StayBar({ breakfast, ...way }: Way & { breakfast: boolean }) {
  return (
    <div className={styles.bar}>
      <StayPrice short hotel={way.hotel} party={way.party} breakfast={breakfast} />
      <WayOn {...way} className={styles.select} />
    </div>
  );
}
