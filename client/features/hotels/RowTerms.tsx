import type { Hotel } from '#contracts/provider/hotels.ts';
import { hasBreakfast, type Offer } from '../../domain/stay/offers.ts';
import { cancellationOf, isFreeToCancel } from '../../domain/stay/cancellation.ts';
import { mealName } from '#contracts/site/mealName.ts';
import { dueNowLabel } from '../../domain/stay/paymentName.ts';
import { TickedList } from '../../ui/TickedList.tsx';
import styles from './HotelRow.module.css';

/** The terms of every row where no hotel has rates. Spec §2. */
const sampleTerms = ['Free cancellation', 'No prepayment needed – pay at the property'] as const;

/**
 * The terms of a row's offer: cancellation, payment and meal, ticked where they favour the traveller, and
 * whether the property has to confirm. With `breakfast` wanted it says that the price is without.
 */
export function RowTerms({
  hotel,
  offer,
  live,
  breakfast,
}: {
  hotel: Hotel;
  offer: Offer | undefined;
  live: boolean;
  breakfast: boolean;
}) {
  if (!live) return <TickedList lines={sampleTerms} className={styles.terms} />;
  if (!offer) return null;
  const { meal, payment, booking } = offer.rate;
  const terms = [
    { line: cancellationOf(offer.rate, hotel.time_zone), good: isFreeToCancel(offer.rate) },
    payment === 'property'
      ? { line: sampleTerms[1], good: true }
      : { line: dueNowLabel, good: false },
    {
      line: breakfast && !hasBreakfast(offer.rate) ? 'Breakfast not in this price' : mealName(meal),
      good: hasBreakfast(offer.rate),
    },
  ];
  const others = terms.filter(({ good }) => !good).map(({ line }) => line);
  return (
    <>
      <TickedList
        lines={terms.filter(({ good }) => good).map(({ line }) => line)}
        className={styles.terms}
      />
      {others.length > 0 && <p className={styles.detail}>{others.join(' · ')}</p>}
      {booking === 'on-request' && (
        <p className={styles.request}>On request: the property confirms</p>
      )}
    </>
  );
}
