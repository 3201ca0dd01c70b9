import { type ReactNode, useId, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Collector, Rate } from '#contracts/provider/rateFields.ts';
import { fitsParty } from '#contracts/provider/lowestRate.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestsText, partyText } from '#contracts/texts/stayText.ts';
import { cancellationText, depositText } from '#contracts/texts/termsText.ts';
import { isFreeToCancel } from '#contracts/money/freeCancellation.ts';
import type { Party } from '#contracts/values/party.ts';
import { bookingAddress, nameRates } from '../../domain/addresses/bookingAddress.ts';
import { commonTerms } from '../../domain/stay/commonTerms.ts';
import { hasRates, type HotelOffers, type Offer } from '../../domain/stay/offers.ts';
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
  if (offers.every(({ rates }) => collectorOf(rates, note, operator) !== undefined)) return null;
  return (
    <div className={styles.uncollected}>
      <p>{t('rooms.notHere')}</p>
      <HotelContact phone={phone} email={email} />
    </div>
  );
}

/** The room of a party that a traveler chooses an offer for. */
export interface RoomChoice {
  /** Counted from 1. */
  readonly number: number;
  /** The rate that is chosen for it. */
  readonly chosen: Rate | undefined;
  readonly choose: (rate: Rate) => void;
}

/** Who stays, and what the way to the checkout and back keeps. */
interface Way {
  party: Party;
  /** The room that the offers are for; undefined for a party of one. */
  choice: RoomChoice | undefined;
  /** The facts of the offers that come first. */
  wanted: readonly RateFact[];
  /** The id of the booking that is being changed; '' for none. */
  change: string;
}

/** Who sleeps in the room that is chosen; the whole party where it has one room. */
export function ofRoom(party: Party, choice: RoomChoice | undefined): Party {
  return choice ? party.slice(choice.number - 1, choice.number) : party;
}

/** The way to the checkout with some rates. */
export function checkoutOf(
  hotel: Pick<Hotel, 'id'>,
  rates: readonly Rate[],
  { party, wanted, change }: Omit<Way, 'choice'>,
): { to: string; state: { rates: readonly Rate[] } } {
  const [first] = rates;
  const stay = first && stayOf(first);
  const named = nameRates(rates);
  return {
    to: bookingAddress({ party, hotel: hotel.id, ...named, ...stay, facts: wanted, change }),
    state: { rates },
  };
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
  choice,
  folds,
  ...way
}: {
  hotel: KnownRates & BookedHotel;
  /** The name of the room. */
  name: string;
  offers: readonly Offer[];
  folds: boolean;
} & Way) {
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  const [open, setOpen] = useState(false);
  if (offers.length === 0) {
    return (
      <p className={styles.none}>
        {hasRates(hotel) && !hotel.ratesLeftOut
          ? t('rooms.offer.notForParty', { party: partyText(i18n, ofRoom(party, choice)) })
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
          choice={choice}
          more={index === 0 && more}
          {...way}
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
  { rates, ledger }: Offer,
  collector: Collector | undefined,
  /** What is due at the property, in the currency that the traveler has chosen. */
  amount: string,
): string {
  const { dueNow, dueAtProperty } = ledger;
  const byCard = collector === 'site';
  if (dueNow.amount > 0n && dueAtProperty.amount > 0n) {
    return t(byCard ? 'rooms.offer.cardAndProperty' : 'rooms.offer.partAtProperty', { amount });
  }
  return t(`priceDetails.payment.${byCard ? 'card' : commonTerms(rates).payment}`);
}

/**
 * The terms of an offer as its card says them; two offers with the same are one to the traveler.
 */
export function termsOf(i18n: SiteI18n, { rates }: Offer, timeZone: string | null | undefined) {
  const { meal, booking, payment } = commonTerms(rates);
  const cancellation = cancellationText(i18n, rates, timeZone);
  return [meal, booking, cancellation, payment, depositText(i18n, rates)].join();
}

function RoomOffer({
  hotel,
  name,
  offer,
  more,
  ...way
}: {
  hotel: BookedHotel & HotelOffers;
  name: string;
  offer: Offer;
  /** Stands beside the details of its price. */
  more: ReactNode;
} & Way) {
  const i18n = useI18n();
  const { t } = i18n;
  const operator = useSiteSettings();
  const { deskAnswers } = operator;
  const { rates, ledger } = offer;
  const terms = commonTerms(rates);
  const collector = collectorOf(rates, hotel.payment_note, operator);
  const onRequest = terms.booking === 'on-request';
  const meal = t(`stay.meal.${terms.meal}`);
  const cancellation = cancellationText(i18n, rates, hotel.time_zone, { says: 'steps' });
  const deposit = depositText(i18n, rates);
  const left = Math.min(...rates.map((rate) => rate.left ?? Infinity));
  const notHere = notHereText(i18n, ledger, collector, operator.payments);
  const payment = paymentOf(i18n, offer, collector, usePriceText(ledger.dueAtProperty));
  return (
    <li className={styles.offer}>
      <div className={styles.terms}>
        <p className={styles.meal}>{meal}</p>
        <p className={rates.every((rate) => isFreeToCancel(rate)) ? styles.free : styles.muted}>
          {cancellation}
        </p>
        <p className={styles.muted}>{payment}</p>
        {deposit && (
          <p className={styles.muted}>{t('stay.deposit.sentence', { terms: deposit })}</p>
        )}
        {onRequest && <p className={styles.request}>{t('rooms.offer.onRequest')}</p>}
        {onRequest && deskAnswers && <p className={styles.muted}>{deskAnswers}</p>}
        {left <= few && <p className={styles.left}>{t('rooms.offer.left', { rooms: left })}</p>}
      </div>
      <PriceSummary
        ledger={ledger}
        guests={guestsText(i18n, ofRoom(way.party, way.choice))}
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
        <Selection
          {...way}
          hotel={hotel}
          rates={rates}
          named={{ room: name, meal, cancellation, payment }}
        />
      )}
      {more}
    </li>
  );
}

/**
 * The way on from an offer: to the checkout or, for one of several rooms, its choice, and the
 * checkout of all rooms if it fits them.
 */
function Selection({
  hotel,
  rates,
  named,
  choice,
  ...way
}: Way & {
  hotel: Pick<Hotel, 'id'> & HotelOffers;
  rates: readonly Rate[];
  /** The offer as screen readers say it. */
  named: { room: string; meal: string; cancellation: string; payment: string };
}) {
  const { t } = useI18n();
  const [rate] = rates;
  const onRequest = commonTerms(rates).booking === 'on-request';
  if (!choice) {
    return (
      <LinkButton
        {...checkoutOf(hotel, rates, way)}
        look="brand"
        className={styles.select}
        aria-label={t(onRequest ? 'rooms.offer.requestOffer' : 'rooms.offer.selectOffer', named)}
      >
        {t(onRequest ? 'rooms.offer.sendRequest' : 'rooms.offer.select')}
      </LinkButton>
    );
  }
  if (!rate) return null;
  const { number, chosen, choose } = choice;
  const isChosen = chosen?.id === rate.id && chosen.room_group_id === rate.room_group_id;
  const rooms = way.party.length;
  return (
    <div className={styles.choice}>
      <Button
        look={isChosen ? 'outline' : 'brand'}
        aria-pressed={isChosen}
        aria-label={t('rooms.choice.selectOffer', { number, ...named })}
        onClick={() => choose(rate)}
      >
        {t(isChosen ? 'rooms.choice.chosen' : 'rooms.choice.select', { number })}
      </Button>
      {fitsParty(hotel, rate, way.party) && (
        <LinkButton {...checkoutOf(hotel, new Array<Rate>(rooms).fill(rate), way)} look="quiet">
          {t('rooms.choice.forAll', { rooms })}
          <VisuallyHidden>{named.room}</VisuallyHidden>
        </LinkButton>
      )}
    </div>
  );
}
