import { useId, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Collector, Rate } from '#contracts/provider/rateFields.ts';
import { fitsParty } from '#contracts/provider/lowestRate.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { partyText } from '#contracts/texts/stayText.ts';
import { cancellationText, depositText, taxText } from '#contracts/texts/termsText.ts';
import { isFreeToCancel } from '#contracts/money/freeCancellation.ts';
import type { Party } from '#contracts/values/party.ts';
import { bookingAddress, nameRates } from '../../domain/addresses/bookingAddress.ts';
import { commonTerms } from '../../domain/stay/commonTerms.ts';
import { hasRates, type HotelOffers, type Offer } from '../../domain/stay/offers.ts';
import { stayOf } from '../../domain/search/searchQuery.ts';
import type { KnownRates } from '../../domain/stay/whyUnavailable.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Charged, usePriceText } from '../../ui/money/Converted.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { notHereText } from '../../ui/stay/notHereText.ts';
import { PriceLines } from '../../ui/stay/PriceLines.tsx';
import { hidden, VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RoomOffers.module.css';

/** The maximum number of rooms left at which an offer shows this number. */
const few = 5;

/** The fields of a hotel that its offers read. */
type BookedHotel = Pick<
  Hotel,
  'id' | 'time_zone' | 'payment_note' | 'contact_phone' | 'contact_email'
>;

/**
 * Says once that some offers can be booked only with the hotel itself, because it is not possible
 * to collect their payment before arrival. `RoomOffers` shows these offers without a button.
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

/** The room of a party for which a traveler chooses an offer. */
export interface RoomChoice {
  /** The number of the room, counted from 1. */
  readonly number: number;
  /** The chosen rate of the room. */
  readonly chosen: Rate | undefined;
  readonly choose: (rate: Rate) => void;
}

/** The party, and the state that stays in the addresses of the checkout and of the way back. */
interface Way {
  party: Party;
  /** The room that the offers are for, or undefined for a party of one room. */
  choice: RoomChoice | undefined;
  /** The facts whose offers come first. */
  wanted: readonly RateFact[];
  /** The id of the booking that is being changed, or '' for none. */
  change: string;
}

/** Returns the guests of the current room, or the whole party if it has only one room. */
export function ofRoom(party: Party, choice: RoomChoice | undefined): Party {
  return choice ? party.slice(choice.number - 1, choice.number) : party;
}

/** Returns the address and the navigation state of the checkout with some rates. */
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
 * Lists the offers of a room that fit the party in a table, with a row for the terms and price of
 * each offer. If there are none, it says so. At first only `most` offers are visible, and a button
 * shows the others.
 */
export function RoomOffers({
  hotel,
  name,
  offers,
  party,
  choice,
  most,
  ...way
}: {
  hotel: KnownRates & BookedHotel;
  name: string;
  offers: readonly Offer[];
  /** How many offers are visible at first. */
  most: number;
  saysTaxes: boolean;
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
  const folded = offers.length - most;
  return (
    <>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{t('rooms.table.label', { room: name })}</caption>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">{t('rooms.table.meal')}</th>
            <th scope="col">{t('rooms.table.terms')}</th>
            <th scope="col">{t('rooms.table.price')}</th>
            <th scope="col">{t('rooms.table.choice')}</th>
          </tr>
        </thead>
        <tbody id={id}>
          {offers.slice(0, open ? offers.length : most).map((offer, index) => (
            <RoomOffer
              key={index}
              hotel={hotel}
              name={name}
              offer={offer}
              party={party}
              choice={choice}
              {...way}
            />
          ))}
        </tbody>
      </table>
      {folded > 0 && (
        <Button
          look="quiet"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t('hotel.fewerFacilities') : t('rooms.offer.more', { rates: folded })}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

/**
 * Says when and how a rate is paid. If only a part is paid at the property, the text names the
 * amount of that part. If that part is a single tax, the text also names the tax.
 */
function paymentOf(
  i18n: SiteI18n,
  { rates, ledger }: Offer,
  collector: Collector | undefined,
  /** The sum due at the property, in the currency that the traveler has chosen. */
  amount: string,
): string {
  const { t } = i18n;
  const { dueNow, dueAtProperty } = ledger;
  const byCard = collector === 'site';
  if (dueNow.amount > 0n && dueAtProperty.amount > 0n) {
    const parts = ledger.lines.filter((line) => line.due === 'property' && line.amount.amount > 0n);
    const [part, other] = parts;
    const tax = part?.kind === 'tax' && !other ? withinText(i18n, taxText(i18n, part)) : '';
    return t(byCard ? 'rooms.offer.cardAndProperty' : 'rooms.offer.partAtProperty', {
      amount,
      known: tax ? 'yes' : 'no',
      tax,
    });
  }
  return t(`priceDetails.payment.${byCard ? 'card' : commonTerms(rates).payment}`);
}

/**
 * Returns a name in the form for the middle of a sentence: 'tourist tax'. German names, and
 * abbreviations such as 'VAT', do not change.
 */
function withinText({ formats: { language } }: SiteI18n, name: string): string {
  if (language === 'de') return name;
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase(language));
}

/**
 * Returns the terms of an offer as its row shows them. Two offers with the same terms look the same
 * to a traveler.
 */
export function termsOf(i18n: SiteI18n, { rates }: Offer, timeZone: string | null | undefined) {
  const { meal, booking, payment } = commonTerms(rates);
  const cancellation = cancellationText(i18n, rates, timeZone);
  return [meal, booking, cancellation, payment, depositText(i18n, rates)].join();
}

/** Renders the row of an offer. A button shows the lines of its price below the row. */
function RoomOffer({
  hotel,
  name,
  offer,
  saysTaxes,
  ...way
}: {
  hotel: BookedHotel & HotelOffers;
  name: string;
  offer: Offer;
  /**
   * Whether the row tells if its price includes taxes. It must do so if the note above the rooms
   * does not.
   */
  saysTaxes: boolean;
} & Way) {
  const i18n = useI18n();
  const { t } = i18n;
  const operator = useSiteSettings();
  const { deskAnswers } = operator;
  const linesId = useId();
  const [open, setOpen] = useState(false);
  const { rates, ledger } = offer;
  const terms = commonTerms(rates);
  const collector = collectorOf(rates, hotel.payment_note, operator);
  const onRequest = terms.booking === 'on-request';
  const meal = t(`stayTerms.meal.${terms.meal}`);
  const cancellation = cancellationText(i18n, rates, hotel.time_zone, { says: 'steps' });
  const deposit = depositText(i18n, rates);
  const left = Math.min(...rates.map((rate) => rate.left ?? Infinity));
  const notHere = notHereText(i18n, ledger, collector, operator.payments);
  const payment = paymentOf(i18n, offer, collector, usePriceText(ledger.dueAtProperty));
  const price = usePriceText(ledger.total);
  return (
    <>
      <tr className={styles.offer}>
        <th scope="row" className={styles.meal}>
          {meal}
          {left <= few && <p className={styles.left}>{t('rooms.offer.left', { rooms: left })}</p>}
        </th>
        <td className={styles.terms}>
          <p className={rates.every((rate) => isFreeToCancel(rate)) ? styles.free : undefined}>
            {cancellation}
          </p>
          <p>{payment}</p>
          {deposit && <p>{t('stayTerms.deposit.sentence', { terms: deposit })}</p>}
          {onRequest && <p className={styles.request}>{t('rooms.offer.onRequest')}</p>}
          {onRequest && deskAnswers && <p>{deskAnswers}</p>}
        </td>
        <td className={styles.price}>
          <p className={styles.total}>{price}</p>
          <Charged of={ledger.total} className={styles.note} />
          {saysTaxes && (
            <p className={styles.note}>
              {t(ledger.taxesTotal.amount > 0n ? 'price.taxesIncluded' : 'price.noTaxes')}
            </p>
          )}
          <button
            type="button"
            className={styles.details}
            aria-expanded={open}
            aria-controls={linesId}
            onClick={() => setOpen(!open)}
          >
            {t.rich('priceDetails.titleOf', {
              of: t('rooms.offer.name', { room: name, meal }),
              hidden,
            })}
          </button>
        </td>
        <td className={styles.choose}>
          {collector === undefined ? (
            <p className={styles.note}>{t('rooms.offer.withHotel')}</p>
          ) : notHere ? (
            <div className={styles.note}>
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
        </td>
      </tr>
      {open && (
        <tr id={linesId} className={styles.lines}>
          <td colSpan={4}>
            <PriceLines ledger={ledger} brief={{ rates, timeZone: hotel.time_zone }} />
          </td>
        </tr>
      )}
    </>
  );
}

/**
 * Leads from an offer to the checkout. For one of several rooms, it chooses the offer for that
 * room. If the offer fits all rooms, it also leads to their checkout.
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
  /** The description of the offer for screen readers. */
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
