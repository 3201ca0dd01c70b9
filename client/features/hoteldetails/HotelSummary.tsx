import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { regionLabel } from '../../domain/hotels/hotel.ts';
import { hasRates } from '../../domain/stay/offers.ts';
import { routes } from '../../domain/paths.ts';
import { isFreeToCancel } from '../../domain/stay/cancellation.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import { HotelRating } from './HotelRating.tsx';
import styles from './HotelSummary.module.css';

/** The terms of the specification; where there are rates, those that hold for one of them. Spec §2. */
function termsOf({ rates }: Pick<Hotel, 'rates'>): string[] {
  const refundable = rates?.some((rate) => isFreeToCancel(rate)) ?? true;
  const payLater = rates?.some(({ payment }) => payment === 'property') ?? true;
  return [
    ...(refundable ? ['Fully refundable'] : []),
    ...(payLater ? ['Reserve now, pay later'] : []),
  ];
}

/**
 * The hotel's name, rating, place and terms, and the way on: to the rooms where they have rates, else to
 * the sample of pre-checkout. `action` stands beside the way on. Spec §2.
 */
export function HotelSummary({
  hotel,
  onSelect,
  action,
}: {
  hotel: Pick<Hotel, 'name' | 'region' | 'star_rating' | 'rates'>;
  onSelect: () => void;
  action?: ReactNode;
}) {
  const region = regionLabel(hotel);
  const terms = termsOf(hotel);
  return (
    <div className={styles.summary}>
      <div className={styles.name}>
        <PageHeading>{hotel.name}</PageHeading>
        <p className={styles.facts}>
          <HotelRating hotel={hotel} />
          {region && (
            <span className={styles.region}>
              <PinIcon />
              {region}
            </span>
          )}
        </p>
        {terms.length > 0 && <TickedList lines={terms} className={styles.terms} />}
      </div>
      <div className={styles.forward}>
        {action}
        {hasRates(hotel) ? (
          <Button look="primary" onClick={onSelect}>
            Select a room
          </Button>
        ) : (
          <LinkButton to={routes.preCheckout} look="primary">
            Select a room
          </LinkButton>
        )}
      </div>
    </div>
  );
}
