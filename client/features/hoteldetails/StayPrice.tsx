import type { Hotel } from '#contracts/provider/hotels.ts';
import { countNights, countRooms } from '../../domain/search/counts.ts';
import { formatGuests, type Party } from '../../domain/search/party.ts';
import { formatMoney, paidLater } from '../../domain/money/price.ts';
import { cheapestOffer, hasBreakfast, type Offer } from '../../domain/stay/offers.ts';
import { mealName } from '#contracts/site/mealName.ts';
import { whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { Converted } from '../../ui/money/Converted.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './StayPrice.module.css';

/**
 * The lowest price of a hotel for the stay, with what it is for, `short` in a bar; without one, why there is none.
 * With `breakfast`, the lowest that includes it, which is said; where no rate does, that is said instead.
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
  const offer = cheapestOffer(hotel, party, breakfast);
  if (!offer) {
    const { why, rooms } = whyUnavailable(hotel, party);
    return (
      <p className={styles.price}>
        <strong>{why}</strong>
        {rooms !== undefined && <span className={styles.note}>Try {countRooms(rooms)}</span>}
      </p>
    );
  }
  const { total, taxesTotal, nights, rooms } = offer.ledger;
  const taxed = taxesTotal.amount > 0n;
  const later = !short && paidLater(offer.ledger);
  const meal = breakfast && mealOf(offer);
  const scope = short
    ? [countNights(nights), meal, taxed && 'taxes included']
    : [
        countNights(nights),
        formatGuests(party),
        rooms > 1 && countRooms(rooms),
        meal,
        taxed && 'taxes and charges included',
      ];
  return (
    <p className={styles.price}>
      <span>
        from <strong className={styles.amount}>{formatMoney(total)}</strong>
        {!short && ' for your stay'}
      </span>
      <Converted of={total} />
      <span className={styles.note}>{scope.filter(Boolean).join(', ')}</span>
      {later && <span className={styles.note}>{later}</span>}
    </p>
  );
}

/** What the price of an offer has to eat, within a sentence. */
function mealOf({ rate }: Offer): string {
  return hasBreakfast(rate) ? mealName(rate.meal).toLowerCase() : 'without breakfast';
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
  const free = cheapestOffer(hotel, party) !== undefined;
  return (
    <Button look="primary" className={className} onClick={free ? onSelect : onChange}>
      {free ? 'Select a room' : 'Change your stay'}
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
