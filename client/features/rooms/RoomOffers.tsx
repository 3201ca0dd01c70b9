import { use } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { bookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { counted } from '../../domain/search/counts.ts';
import { hasRates, type Offer } from '../../domain/stay/offers.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { formatGuests, formatParty, type Party } from '../../domain/search/party.ts';
import { stayOf } from '../../domain/search/searchQuery.ts';
import { cancellationOf, isFreeToCancel } from '../../domain/stay/cancellation.ts';
import { mealName } from '#contracts/site/mealName.ts';
import { paymentName } from '../../domain/stay/paymentName.ts';
import type { KnownRates } from '../../domain/stay/whyUnavailable.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { OperatorTexts } from '../../ui/page/OperatorTexts.ts';
import { PriceDetails } from '../../ui/stay/PriceDetails.tsx';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import styles from './RoomOffers.module.css';

/** Up to this number it matters to a traveller how many rooms are left. */
const few = 5;

/** The offers of a room that fit the party, each with its terms and price, or that there are none. */
export function RoomOffers({
  hotel,
  name,
  offers,
  party,
  breakfast,
  change,
}: {
  hotel: KnownRates & Pick<Hotel, 'id' | 'time_zone'>;
  /** The name of the room. */
  name: string;
  offers: readonly Offer[];
  party: Party;
  /** Whether offers with breakfast come first, which the way back keeps. */
  breakfast: boolean;
  /** The id of the booking that is being changed; '' for none. */
  change: string;
}) {
  if (offers.length === 0) {
    return (
      <p className={styles.none}>
        {hasRates(hotel) && !hotel.ratesLeftOut
          ? `Not available for ${formatParty(party)} on these nights.`
          : 'No price available'}
      </p>
    );
  }
  return (
    <ul>
      {offers.map((offer, index) => (
        <RoomOffer
          key={index}
          hotel={hotel}
          name={name}
          offer={offer}
          party={party}
          breakfast={breakfast}
          change={change}
        />
      ))}
    </ul>
  );
}

/** When a rate is paid, and the part of it that is paid at the property where that is not all. */
function paymentOf({ rate, ledger: { dueNow, dueAtProperty } }: Offer): string {
  const parts = dueNow.amount > 0n && dueAtProperty.amount > 0n;
  return parts
    ? `${paymentName({ payment: 'now' })}, ${formatMoney(dueAtProperty)} at the property`
    : paymentName(rate);
}

/** The terms of an offer as its card says them; two offers with the same are one to the traveller. */
export function termsOf(offer: Offer, timeZone: string | null | undefined): string {
  const { meal, booking } = offer.rate;
  return [meal, booking, cancellationOf(offer.rate, timeZone), paymentName(offer.rate)].join();
}

function RoomOffer({
  hotel,
  name,
  offer,
  party,
  breakfast,
  change,
}: {
  hotel: Pick<Hotel, 'id' | 'time_zone'>;
  name: string;
  offer: Offer;
  party: Party;
  breakfast: boolean;
  change: string;
}) {
  const { deskAnswers } = use(OperatorTexts);
  const { rate, ledger } = offer;
  const onRequest = rate.booking === 'on-request';
  const action = onRequest ? 'Send request' : 'Select';
  const meal = mealName(rate.meal);
  const cancellation = cancellationOf(rate, hotel.time_zone);
  const payment = paymentOf(offer);
  const choice = bookingAddress('preCheckout', {
    ...party,
    hotel: hotel.id,
    room: String(rate.room_group_id),
    rate: rate.id,
    ...stayOf(rate),
    breakfast,
    change,
  });
  return (
    <li className={styles.offer}>
      <div className={styles.terms}>
        <p className={styles.meal}>{meal}</p>
        <p className={isFreeToCancel(rate) ? styles.free : styles.muted}>{cancellation}</p>
        <p className={styles.muted}>{payment}</p>
        {onRequest && (
          <p className={styles.request}>On request: the property confirms the booking</p>
        )}
        {onRequest && deskAnswers && <p className={styles.muted}>{deskAnswers}</p>}
        {rate.left != null && rate.left <= few && (
          <p className={styles.left}>{counted(rate.left, 'room', 'rooms')} left</p>
        )}
      </div>
      <PriceSummary
        ledger={ledger}
        guests={formatGuests(party)}
        saysDue={false}
        className={styles.price}
      />
      <PriceDetails ledger={ledger} of={`${name}, ${meal}`} className={styles.details} />
      <LinkButton
        to={choice}
        state={{ rate }}
        look="brand"
        className={styles.select}
        aria-label={`${action}${onRequest ? ':' : ''} ${name}, ${meal}, ${cancellation}, ${payment}`}
      >
        {action}
      </LinkButton>
    </li>
  );
}
