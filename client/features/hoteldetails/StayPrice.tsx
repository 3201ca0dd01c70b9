import type { Hotel } from '#contracts/provider/hotels.ts';
import { countNights, countRooms } from '../../domain/search/counts.ts';
import { formatGuests, type Party } from '../../domain/search/party.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { cheapestOffer } from '../../domain/stay/offers.ts';
import { whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { Converted } from '../../ui/money/Converted.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './StayPrice.module.css';

/** The lowest price of a hotel for the stay, with what it is for, `short` in a bar; without one, why there is none. */
export function StayPrice({
  hotel,
  party,
  short = false,
}: {
  hotel: Pick<Hotel, 'rates' | 'room_groups'>;
  party: Party;
  short?: boolean;
}) {
  const offer = cheapestOffer(hotel, party);
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
  const scope = short
    ? [countNights(nights), taxed && 'taxes included']
    : [
        countNights(nights),
        formatGuests(party),
        rooms > 1 && countRooms(rooms),
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
  const free = cheapestOffer(hotel, party) !== undefined;
  return (
    <Button look="primary" className={className} onClick={free ? onSelect : onChange}>
      {free ? 'Select a room' : 'Change your stay'}
    </Button>
  );
}

/** The price and the way on, at the bottom of a phone's view. */
export function StayBar({ hotel, party, onSelect, onChange }: Way) {
  return (
    <div className={styles.bar}>
      <StayPrice short hotel={hotel} party={party} />
      <WayOn {...{ hotel, party, onSelect, onChange }} className={styles.select} />
    </div>
  );
}
