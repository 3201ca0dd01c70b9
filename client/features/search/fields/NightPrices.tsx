import { type ComponentProps, createContext, use, useMemo } from 'react';
import { DayButton, type DayButtonProps } from 'react-day-picker';
import { useParams } from 'react-router-dom';
import { compareMoney, type Money, multiplyMoney, toDecimal } from '#contracts/money/money.ts';
import {
  type CalendarDay as OfferedDay,
  isSoldOut,
  priceOfDay,
} from '#contracts/provider/calendar.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useCalendarDays } from '../../../api/hotels/calendarApi.ts';
import { type CalendarDay, today } from '../../../domain/search/calendarDay.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useConverted } from '../../../ui/money/PriceDisplay.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import type { CalendarDays } from './Calendar.tsx';
import styles from './NightPrices.module.css';

/**
 * What a night costs in the hotel of the page, on each day of the calendar where that is known, and
 * what of it the calendar says below the days. A day that is sold out can be chosen, because a stay
 * may end on it.
 */
export function NightPrices({ from, to, checkIn, party, children }: ComponentProps<CalendarDays>) {
  const { id } = useParams();
  const { t, formats } = useI18n();
  const days = useCalendarDays(id, party, { from, to });
  const rooms = party?.rooms ?? 1;
  const offers = useMemo(() => offersOf(days, rooms), [days, rooms]);
  const nights = offers.get(checkIn)?.minNights ?? 1;
  return (
    <DayOffers value={offers}>
      {children(OfferedDayButton)}
      {[...offers.values()].some(({ price }) => price) && (
        <p className={styles.note}>
          {t('hotel.calendar.note', { rooms })}{' '}
          {nights > 1 && t('hotel.calendar.fromDay', { nights, day: formats.day(checkIn) })}
        </p>
      )}
    </DayOffers>
  );
}

/** What is known of a day, for all rooms of the party. */
interface DayOffer {
  price: Money | undefined;
  /** Whether no other day that is shown has a lower price. */
  cheapest: boolean;
  minNights: number;
  soldOut: boolean;
}

const DayOffers = createContext<ReadonlyMap<CalendarDay, DayOffer>>(new Map());

/** What is known of the days, by day; prices are compared only where all are in one currency. */
function offersOf(days: readonly OfferedDay[], rooms: number): ReadonlyMap<CalendarDay, DayOffer> {
  const known = days.map((day) => {
    const price = priceOfDay(day);
    return { day, price: price && multiplyMoney(price, rooms) };
  });
  const prices = known.flatMap(({ price }) => price ?? []);
  const comparable = new Set(prices.map(({ currency }) => currency)).size === 1;
  const [lowest] = comparable ? prices.toSorted(compareMoney) : [];
  const offers = known
    .map(({ day, price }) => ({
      date: day.date,
      price,
      cheapest: lowest !== undefined && price?.amount === lowest.amount,
      minNights: day.min_nights ?? 1,
      soldOut: isSoldOut(day),
    }))
    .filter(({ price, soldOut }) => price || soldOut);
  return new Map(offers.map((offer) => [offer.date, offer]));
}

/** A day with what a night costs from it, if that is known. Past days say nothing. */
function OfferedDayButton(props: DayButtonProps) {
  const offer = use(DayOffers).get(today(props.day.date));
  if (!offer || props.modifiers.disabled) return <DayButton {...props} />;
  return <PricedDay {...props} offer={offer} />;
}

function PricedDay({ offer, children, ...button }: DayButtonProps & { offer: DayOffer }) {
  const i18n = useI18n();
  const converted = useConverted(offer.price ?? { amount: 0n, currency: '' });
  const { t, formats } = i18n;
  const shown = converted
    ? `≈${shortMoney(i18n, { amount: converted.approximately, currency: converted.currency })}`
    : offer.price && shortMoney(i18n, offer.price);
  const { soldOut, cheapest, minNights } = offer;
  const label = [
    button['aria-label'],
    offer.price && formats.money(offer.price, 'short'),
    converted && formats.approximation(converted),
    cheapest && t('hotel.calendar.lowest'),
    soldOut && t('hotel.calendar.soldOut'),
    minNights > 1 && t('hotel.calendar.leastNights', { nights: minNights }),
  ].filter((part) => typeof part === 'string');
  return (
    <DayButton
      {...button}
      className={classNames(button.className, styles.day)}
      aria-label={formats.listPlain(label)}
    >
      <span className={soldOut ? styles.soldOut : undefined}>{children}</span>
      {shown && (
        <small dir="ltr" className={cheapest ? styles.cheapest : styles.price}>
          {shown}
        </small>
      )}
    </DayButton>
  );
}

/** An amount that fits below a day: in whole units, large ones in thousands, and '$' for 'US$'. */
function shortMoney({ formats }: SiteI18n, money: Money): string {
  const value = Number(toDecimal(money));
  const text = formats.number(value, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    ...(value < 1_000
      ? { maximumFractionDigits: 0 }
      : { notation: 'compact', maximumSignificantDigits: 2 }),
  });
  return text.replace(/[A-Z]+(?=\$)/, '');
}
