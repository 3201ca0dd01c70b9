import type { Money } from '#contracts/money/money.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { factsOfAll, type RateFact } from '#contracts/site/rateFacts.ts';
import { useCalendarDays } from '../../api/hotels/calendarApi.ts';
import { useHotelForStays } from '../../api/hotels/useHotelForStays.ts';
import { type HotelAddress, hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { addDays, today } from '../../domain/search/calendarDay.ts';
import { stayDaysText } from '../../domain/search/describeStay.ts';
import { cheapestOffer } from '../../domain/stay/cheapestOffer.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import { flexibleStays, lowestOf, otherDays } from '../../domain/stay/otherDays.ts';
import { unavailableText, whyUnavailable } from '../../domain/stay/whyUnavailable.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Charged, usePriceText } from '../../ui/money/Converted.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './OtherDays.module.css';

/** The number of days before and after the stay for which the calendar is searched. */
const reach = 14;

interface Asked {
  hotel: Pick<Hotel, 'id'>;
  address: HotelAddress;
}

/**
 * Offers other days if a hotel has no room for a stay: the nearest days with a free room, and their
 * prices. It renders nothing if the calendar knows no such days.
 */
export function OtherDays({ hotel: { id }, address }: Asked) {
  const { t } = useI18n();
  const { checkIn, checkOut } = address;
  const earliest = addDays(checkIn, -reach);
  const from = earliest < today() ? today() : earliest;
  const calendar = useCalendarDays(id, address.party, { from, to: addDays(checkOut, reach) });
  const { hotels, failed } = useHotelForStays(id, otherDays(calendar, address), address.party);
  const stays = pricedStays(hotels, address).filter(({ offer }) => offer);
  return (
    <>
      {stays.length > 0 && (
        <section aria-label={t('rooms.otherDays.title')} className={styles.days}>
          <h3>{t('rooms.otherDays.title')}</h3>
          <Stays id={id} stays={stays} address={address} />
        </section>
      )}
      {failed && <NotLoaded what={t('rooms.flexible.some')} query={failed} />}
    </>
  );
}

/**
 * For flexible travelers, shows the prices of the stay a few days earlier and later. If a stay has
 * no price, it says why. The lowest price is marked once all prices are known.
 */
export function FlexibleDays({ hotel: { id }, address }: Asked) {
  const { t } = useI18n();
  const { hotels, failed } = useHotelForStays(id, flexibleStays(address, today()), address.party);
  const stays = pricedStays(hotels, address);
  const known = stays.every(({ hotel }) => hotel);
  const prices = stays.flatMap(({ offer }) => offer?.ledger.total ?? []);
  return (
    <div className={styles.days}>
      <VisuallyHidden>
        <span role="status">{stays.some(({ loads }) => loads) && t('reviews.loading')}</span>
      </VisuallyHidden>
      <Stays
        id={id}
        stays={stays}
        address={address}
        lowest={known ? lowestOf(prices) : undefined}
      />
      {failed && <NotLoaded what={t('rooms.flexible.some')} query={failed} />}
    </div>
  );
}

/** A stay with the offer whose price the hotel's page shows, if there is an offer. */
type PricedStay = ReturnType<typeof pricedStays>[number];

function pricedStays(hotels: ReturnType<typeof useHotelForStays>['hotels'], address: HotelAddress) {
  return hotels.map((known) => ({
    ...known,
    offer: known.hotel && cheapestOffer(known.hotel, address.party, address.facts),
  }));
}

function Stays({
  id,
  stays,
  address,
  lowest,
}: {
  id: string;
  stays: readonly PricedStay[];
  address: HotelAddress;
  /** The price that is marked as the lowest. */
  lowest?: Money | undefined;
}) {
  const { t } = useI18n();
  return (
    <>
      <ul className={styles.list}>
        {stays.map((priced) => (
          <li key={priced.stay.checkIn}>
            <OtherStay id={id} priced={priced} address={address} lowest={lowest} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('rooms.otherDays.note', { rooms: address.party.length })}</p>
    </>
  );
}

/**
 * Renders a stay as a link with its price. If the stay cannot be booked, it is a text that says
 * why. If its price is not known yet, the link says so and leads to the page that requests the
 * price.
 */
function OtherStay({
  id,
  priced: { stay, hotel, loads, offer },
  address,
  lowest,
}: {
  id: string;
  priced: PricedStay;
  address: HotelAddress;
  lowest: Money | undefined;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const days = <span>{stayDaysText(i18n, stay.checkIn, stay.checkOut)}</span>;
  if (hotel && !offer) {
    const reason = whyUnavailable(hotel, address.party);
    return (
      <div className={classNames(styles.stay, styles.unavailable)}>
        {days}
        <span className={styles.detail}>{unavailableText(i18n, reason, address)}</span>
      </div>
    );
  }
  return (
    <LinkButton
      to={hotelAddress(id, { ...address, ...stay })}
      className={styles.stay}
      aria-current={stay.checkIn === address.checkIn || undefined}
    >
      {days}
      {offer && <PriceOf offer={offer} wanted={address.facts} />}
      {offer && lowest?.amount === offer.ledger.total.amount && (
        <span className={styles.lowest}>{t('rooms.flexible.lowest')}</span>
      )}
      {loads && <Skeleton className={styles.shape} />}
      {!offer && !loads && <span className={styles.detail}>{t('rooms.flexible.notLoaded')}</span>}
    </LinkButton>
  );
}

/** Shows the price of an offer, and the wanted facts that all its rooms have. */
function PriceOf({
  offer: { rates, ledger },
  wanted,
}: {
  offer: Offer;
  wanted: readonly RateFact[];
}) {
  const { t } = useI18n();
  const amount = usePriceText(ledger.total);
  return (
    <>
      <span className={styles.detail}>{amount}</span>
      <Charged of={ledger.total} />
      {wanted
        .filter((fact) => factsOfAll(rates, new Date()).includes(fact))
        .map((fact) => (
          <span key={fact} className={styles.detail}>
            {t(`rateFacts.${fact}.name`)}
          </span>
        ))}
    </>
  );
}
