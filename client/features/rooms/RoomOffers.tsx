import { type ReactNode, useId, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Collector } from '#contracts/provider/rateFields.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestsText, partyText } from '#contracts/texts/stayText.ts';
import { cancellationText, depositText } from '#contracts/texts/termsText.ts';
import { isFreeToCancel } from '#contracts/money/freeCancellation.ts';
import type { Party } from '#contracts/values/party.ts';
import { bookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { hasRates, type Offer } from '../../domain/stay/offers.ts';
import { stayOf } from '../../domain/search/searchQuery.ts';
import type { KnownRates } from '../../domain/stay/whyUnavailable.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { usePriceText } from '../../ui/money/Converted.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { notHereText } from '../../ui/stay/notHereText.ts';
import { PriceDetails } from '../../ui/stay/PriceDetails.tsx';
import { PriceSummary } from '../../ui/stay/PriceSummary.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RoomOffers.module.css';

/** Up to this number it matters to a traveler how many rooms are left. */
const few = 5;

/** What its offers read of a hotel. */
type BookedHotel = Pick<
  Hotel,
  'id' | 'time_zone' | 'payment_note' | 'contact_phone' | 'contact_email'
>;

/**
 * Says once what the offers that nobody collects, which `RoomOffers` shows without a button, have
 * in common: they are booked with the hotel.
 */
export function UncollectedNote({
  hotel,
  offers,
}: {
  hotel: BookedHotel;
  offers: readonly Offer[];
}) {
  const { t } = useI18n();
  const operator = useSiteSettings();
  const { payment_note: note, contact_phone: phone, contact_email: email } = hotel;
  if (!offers.some(({ rate }) => collectorOf(rate, note, operator) === undefined)) return null;
  return (
    <div className={styles.uncollected}>
      <p>{t('rooms.notHere')}</p>
      <HotelContact phone={phone} email={email} />
    </div>
  );
}

/**
 * The offers of a room that fit the party, each with its terms and price, or that there are none.
 * Where they fold, the first is shown, and a button opens the others.
 */
export function RoomOffers({
  hotel,
  name,
  offers,
  party,
  wanted,
  change,
  folds,
}: {
  hotel: KnownRates & BookedHotel;
  /** The name of the room. */
  name: string;
  offers: readonly Offer[];
  party: Party;
  /** The facts of the offers that come first, which the way back keeps. */
  wanted: readonly RateFact[];
  /** The id of the booking that is being changed; '' for none. */
  change: string;
  folds: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  const [open, setOpen] = useState(false);
  if (offers.length === 0) {
    return (
      <p className={styles.none}>
        {hasRates(hotel) && !hotel.ratesLeftOut
          ? t('rooms.offer.notForParty', { party: partyText(i18n, party) })
          : t('rooms.offer.noPrice')}
      </p>
    );
  }
  const foldedOffers = folds ? offers.length - 1 : 0;
  const shown = open ? offers : offers.slice(0, offers.length - foldedOffers);
  const more = foldedOffers > 0 && (
    <Button
      look="quiet"
      className={styles.more}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      {open ? t('hotel.fewerFacilities') : t('rooms.offer.more', { rates: foldedOffers })}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <ul id={id}>
      {shown.map((offer, index) => (
        <RoomOffer
          key={index}
          hotel={hotel}
          name={name}
          offer={offer}
          party={party}
          wanted={wanted}
          change={change}
          more={index === 0 && more}
        />
      ))}
    </ul>
  );
}

/**
 * When and how a rate is paid, and the part of it that is paid at the property where that is not
 * all.
 */
function paymentOf(
  { t }: SiteI18n,
  { rate, ledger }: Offer,
  collector: Collector | undefined,
  /** What is due at the property, in the currency that the traveler has chosen. */
  amount: string,
): string {
  const { dueNow, dueAtProperty } = ledger;
  const byCard = collector === 'site';
  if (dueNow.amount > 0n && dueAtProperty.amount > 0n) {
    return t(byCard ? 'rooms.offer.cardAndProperty' : 'rooms.offer.partAtProperty', { amount });
  }
  return t(`priceDetails.payment.${byCard ? 'card' : rate.payment}`);
}

/**
 * The terms of an offer as its card says them; two offers with the same are one to the traveler.
 */
export function termsOf(
  i18n: SiteI18n,
  { rate, ledger }: Offer,
  timeZone: string | null | undefined,
) {
  const cancellation = cancellationText(i18n, rate, ledger.rooms, timeZone);
  const deposit = depositText(i18n, rate, ledger.rooms);
  return [rate.meal, rate.booking, cancellation, rate.payment, deposit].join();
}

function RoomOffer({
  hotel,
  name,
  offer,
  party,
  wanted,
  change,
  more,
}: {
  hotel: BookedHotel;
  name: string;
  offer: Offer;
  party: Party;
  wanted: readonly RateFact[];
  change: string;
  /** Stands beside the details of its price. */
  more: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const operator = useSiteSettings();
  const { deskAnswers } = operator;
  const { rate, ledger } = offer;
  const collector = collectorOf(rate, hotel.payment_note, operator);
  const onRequest = rate.booking === 'on-request';
  const meal = t(`stay.meal.${rate.meal}`);
  const cancellation = cancellationText(i18n, rate, ledger.rooms, hotel.time_zone, {
    says: 'steps',
  });
  const deposit = depositText(i18n, rate, ledger.rooms);
  const notHere = notHereText(i18n, ledger, collector, operator.payments);
  const payment = paymentOf(i18n, offer, collector, usePriceText(ledger.dueAtProperty));
  const choice = bookingAddress({
    party,
    hotel: hotel.id,
    room: String(rate.room_group_id),
    rate: rate.id,
    ...stayOf(rate),
    facts: wanted,
    change,
  });
  return (
    <li className={styles.offer}>
      <div className={styles.terms}>
        <p className={styles.meal}>{meal}</p>
        <p className={isFreeToCancel(rate) ? styles.free : styles.muted}>{cancellation}</p>
        <p className={styles.muted}>{payment}</p>
        {deposit && (
          <p className={styles.muted}>{t('stay.deposit.sentence', { terms: deposit })}</p>
        )}
        {onRequest && <p className={styles.request}>{t('rooms.offer.onRequest')}</p>}
        {onRequest && deskAnswers && <p className={styles.muted}>{deskAnswers}</p>}
        {rate.left != null && rate.left <= few && (
          <p className={styles.left}>{t('rooms.offer.left', { rooms: rate.left })}</p>
        )}
      </div>
      <PriceSummary
        ledger={ledger}
        guests={guestsText(i18n, party)}
        saysDue={false}
        saysCharged
        className={styles.price}
      />
      <PriceDetails
        ledger={ledger}
        of={t('rooms.offer.name', { room: name, meal })}
        className={styles.details}
      />
      {collector === undefined ? (
        <p className={styles.withHotel}>{t('rooms.offer.withHotel')}</p>
      ) : notHere ? (
        <div className={styles.elsewhere}>
          <p>{notHere}</p>
          <HotelContact phone={hotel.contact_phone} email={hotel.contact_email} />
        </div>
      ) : (
        <LinkButton
          to={choice}
          state={{ rate }}
          look="brand"
          className={styles.select}
          aria-label={t(onRequest ? 'rooms.offer.requestOffer' : 'rooms.offer.selectOffer', {
            room: name,
            meal,
            cancellation,
            payment,
          })}
        >
          {t(onRequest ? 'rooms.offer.sendRequest' : 'rooms.offer.select')}
        </LinkButton>
      )}
      {more}
    </li>
  );
}
