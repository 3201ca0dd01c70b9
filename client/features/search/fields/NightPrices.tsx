import { type ComponentProps, createContext, use, useMemo } from 'react';
import { DayButton, type DayButtonProps } from 'react-day-picker';
import { useParams } from 'react-router-dom';
import { compareMoney, type Money, toDecimal } from '#contracts/money/money.ts';
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
 * Shows on each day of the calendar the price of that night in the page's hotel, if it is known. A
 * note below the days explains the prices. A sold-out day can still be chosen, because a stay may
 * end on it.
 */
export function NightPrices({ from, to, checkIn, party, children }: ComponentProps<CalendarDays>) {
  const { id } = useParams();
  const { t, formats } = useI18n();
  const days = useCalendarDays(id, party, { from, to });
  const rooms = party?.length ?? 1;
  const { offers, highest } = useMemo(() => pricesOf(days), [days]);
  const converted = useConverted(highest ?? noPrice);
  const unit = highest && unitOf(shownOf(highest, converted));
  const nights = offers.get(checkIn)?.minNights ?? 1;
  return (
    <DayOffers value={{ offers, unit }}>
      {children(OfferedDayButton)}
      {[...offers.values()].some(({ price }) => price) && (
        <p className={styles.note}>
          {t('hotel.calendar.note', { rooms })}{' '}
          {unit &&
            t('hotel.calendar.unit', {
              scale: unit.scale,
              currency: formats.currency(unit.currency),
            })}{' '}
          {nights > 1 && t('hotel.calendar.fromDay', { nights, day: formats.day(checkIn) })}
        </p>
      )}
    </DayOffers>
  );
}

/** The known offer of a day for all rooms of the party together. */
interface DayOffer {
  price: Money | undefined;
  /** Whether no other visible day has a lower price. */
  cheapest: boolean;
  minNights: number;
  soldOut: boolean;
}

const scales = { ones: 1, thousands: 1_000, millions: 1_000_000 };

/**
 * The currency and the scale of all amounts below the days. A day has no room for a symbol or a
 * word, so the note below the calendar names both.
 */
interface Unit {
  currency: string;
  scale: keyof typeof scales;
}

type Offers = ReadonlyMap<CalendarDay, DayOffer>;

/** The offers of the days. `unit` is undefined if the prices are in several currencies. */
const DayOffers = createContext<{ offers: Offers; unit: Unit | undefined }>({
  offers: new Map(),
  unit: undefined,
});

/** Stands for an unknown price, which has no currency. */
const noPrice: Money = { amount: 0n, currency: '' };

/** Returns the known offers by day. Prices are compared only if all of them are in one currency. */
function pricesOf(days: readonly OfferedDay[]): { offers: Offers; highest: Money | undefined } {
  const known = days.map((day) => {
    return { day, price: priceOfDay(day) };
  });
  const prices = known.flatMap(({ price }) => price ?? []);
  const comparable = new Set(prices.map(({ currency }) => currency)).size === 1;
  const sorted = comparable ? [...prices].sort(compareMoney) : [];
  const [lowest] = sorted;
  const offers = known
    .map(({ day, price }) => ({
      date: day.date,
      price,
      cheapest: lowest !== undefined && price?.amount === lowest.amount,
      minNights: day.min_nights ?? 1,
      soldOut: isSoldOut(day),
    }))
    .filter(({ price, soldOut }) => price || soldOut);
  return { offers: new Map(offers.map((offer) => [offer.date, offer])), highest: sorted.at(-1) };
}

/**
 * Returns the amount that is shown for a price. This is the approximate price in the currency that
 * the traveler has chosen. If that is unknown, it is the price itself.
 */
function shownOf(price: Money, converted: ReturnType<typeof useConverted>): Money {
  return converted ? { amount: converted.approximately, currency: converted.currency } : price;
}

/** Returns the unit in which no amount has more than four digits. */
function unitOf(highest: Money): Unit {
  const most = Number(toDecimal(highest));
  const scale = most < 9_999.5 ? 'ones' : most < 9_999_500 ? 'thousands' : 'millions';
  return { currency: highest.currency, scale };
}

/** Renders a day with the price of its night, if it is known. Past days show no price. */
function OfferedDayButton(props: DayButtonProps) {
  const { offers, unit } = use(DayOffers);
  const offer = offers.get(today(props.day.date));
  if (!offer || props.modifiers.disabled) return <DayButton {...props} />;
  return <PricedDay {...props} offer={offer} unit={unit} />;
}

function PricedDay({
  offer,
  unit,
  children,
  ...button
}: DayButtonProps & { offer: DayOffer; unit: Unit | undefined }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { price, soldOut, cheapest, minNights } = offer;
  const converted = useConverted(price ?? noPrice);
  const amount = price && shownOf(price, converted);
  const short = amount && (unit ? inUnit(i18n, amount, unit) : shortMoney(i18n, amount));
  const label = [
    button['aria-label'],
    price && formats.money(price, 'short'),
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
      {short && (
        <small dir="ltr" className={cheapest ? styles.cheapest : styles.price}>
          {converted && '≈'}
          {short}
        </small>
      )}
    </DayButton>
  );
}

/**
 * Formats an amount as a number that fits below a day. The number has a decimal only if days could
 * not be distinguished otherwise.
 */
function inUnit({ formats }: SiteI18n, money: Money, { scale }: Unit): string {
  const value = Number(toDecimal(money)) / scales[scale];
  const maximumFractionDigits = scale !== 'ones' && value < 100 ? 1 : 0;
  return formats.number(value, { useGrouping: false, maximumFractionDigits });
}

/**
 * Formats an amount among amounts of other currencies: in whole units, large amounts in thousands,
 * and with '$' instead of 'US$'.
 */
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
