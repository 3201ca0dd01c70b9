import {
  type CancellationFee,
  type CancellationStep,
  cancellationSteps,
  noShowFee,
  type PriceWithTerms,
} from '../money/cancellation.ts';
import { freeUntilInstant } from '../money/freeCancellation.ts';
import { type DecimalMoney, type Money, parseMoney, sumMoney } from '../money/money.ts';
import type { PricedExtra, PriceLedger } from '../money/priceLedger.ts';
import { dayNumber, dayText } from '../values/calendarDay.ts';
import type { I18n } from './createI18n.ts';
import type { HotelTexts } from './en/hotelTexts.ts';
import { cityText, type Naming } from './placeNames.ts';
import type { FirstTexts } from './en/firstTexts.ts';

/** A language with the texts of stays and their terms, which pages and mails share. */
type TermsI18n = I18n<Pick<FirstTexts, 'stay'> & Pick<HotelTexts, 'stayTerms'>>;

type DepositTerms = {
  readonly deposit?: (DecimalMoney & { readonly refundable: boolean }) | null | undefined;
};

/** The options for the words of a price's terms. */
export interface TermsWording {
  now?: Date;
  /**
   * 'first' gives the present terms and their deadline, 'steps' adds the later terms, 'all' also
   * the no-show terms.
   */
  says?: 'first' | 'steps' | 'all';
  /** Whether the text has a label 'Cancellation'. */
  labeled?: boolean;
  /** Whether the text ends with a full stop. Several sentences always do. */
  sentence?: boolean;
  /** Whether the text names the time zone. The default is true. */
  zone?: boolean;
  /** Adds the year. */
  year?: 'numeric';
  /** An explicit `undefined` leaves out the day of the week, which is named by default. */
  weekday?: undefined;
}

/**
 * Returns the cost of canceling all rooms of some rates over time, in the hotel's local time: 'Free
 * cancellation until Fri, Apr 9, 6:00 PM. Then $120.00. From Apr 11 the whole price.'
 *
 * Past steps are left out. If only the whole price follows a free period, the text does not mention
 * it: 'Free cancellation until …', later 'Cancellation is no longer free'. A rate that was never
 * free is 'Non-refundable'.
 */
export function cancellationText(
  i18n: TermsI18n,
  rates: readonly PriceWithTerms[],
  timeZone: string | null | undefined,
  { now = new Date(), says = 'all', labeled, sentence, zone = true, ...parts }: TermsWording = {},
): string {
  const { t, formats } = i18n;
  const steps = cancellationSteps(rates, now);
  const [first, ...later] = steps;
  if (!first) return '';
  const named = ({ fee, isWhole }: CancellationFee) => ({
    whole: isWhole ? 'yes' : 'no',
    fee: formats.money(fee),
  });
  const instant = (until: string) => instantText(i18n, until, timeZone, { zone, ...parts });
  const impliesRest = first.fee.amount === 0n && later.length === 1 && later[0]?.isWhole;
  const following = (impliesRest ? [] : later).map((step, index) => {
    if (index === 0) return t('stayTerms.cancellation.then', named(step));
    const start = startText(i18n, steps[index]?.until ?? '', timeZone);
    return t('stayTerms.cancellation.from', { ...named(step), start });
  });
  const noShow = noShowFee(rates);
  const sentences = [
    firstText(i18n, rates, first, labeled, instant),
    ...(says === 'first' ? [] : following),
    ...(says === 'all' && noShow ? [t('stayTerms.cancellation.noShow', named(noShow))] : []),
  ];
  const text = sentences.join('. ');
  return sentence || sentences.length > 1 ? `${text}.` : text;
}

/** Returns the present terms: free, free until a deadline, a fee, or the whole price. */
function firstText(
  { t, formats }: TermsI18n,
  rates: readonly PriceWithTerms[],
  { until, fee, isWhole }: CancellationStep,
  labeled: boolean | undefined,
  instant: (until: string) => string,
): string {
  if (fee.amount === 0n) {
    if (until === undefined) return t('stayTerms.cancellation.free');
    return t('stayTerms.cancellation.freeUntil', {
      labeled: labeled ? 'yes' : 'no',
      deadline: instant(until),
    });
  }
  if (isWhole) {
    const wasFree = rates.some((rate) => freeUntilInstant(rate) !== null);
    return t(`stayTerms.cancellation.${wasFree ? 'noLongerFree' : 'nonRefundable'}`);
  }
  const amount = formats.money(fee);
  return until === undefined
    ? t('stayTerms.cancellation.costs', { fee: amount })
    : t('stayTerms.cancellation.costsUntil', { fee: amount, deadline: instant(until) });
}

/**
 * Returns the start of the step after `until`: a day such as 'Apr 11' if the step starts at
 * midnight, otherwise an instant.
 */
function startText(i18n: TermsI18n, until: string, timeZone: string | null | undefined): string {
  const [, day = '', time] = /^(.{10})T(\d\d:\d\d)/.exec(until) ?? [];
  if (time === '00:00') return i18n.formats.day(day);
  if (time === '23:59') return i18n.formats.day(dayText((dayNumber(day) ?? 0) + 1));
  return instantText(i18n, until, timeZone, { zone: false });
}

/**
 * Returns the deposit that the property takes on arrival for the rooms of some rates, and whether
 * it is returned: '$100.00, returned after the stay'; '' for no deposit. Deposits with different
 * terms or currencies are listed separately. `stayTerms.deposit.sentence` makes a sentence of it.
 */
export function depositText({ t, formats }: TermsI18n, rates: readonly DepositTerms[]): string {
  const deposits = rates.flatMap(({ deposit }) => deposit ?? []);
  const kinds = new Set(deposits.map(kindOfDeposit));
  const texts = [...kinds].map((kind) => {
    const ofKind = deposits.filter((deposit) => kindOfDeposit(deposit) === kind);
    const [currency = '', returned] = kind.split(' ');
    return t('stayTerms.deposit.terms', {
      amount: formats.money(sumMoney(ofKind.map(parseMoney), currency)),
      returned: returned === 'true' ? 'yes' : 'no',
    });
  });
  return formats.listPlain(texts);
}

function kindOfDeposit({ currency, refundable }: NonNullable<DepositTerms['deposit']>): string {
  return `${currency} ${refundable}`;
}

const timeParts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/**
 * Returns a deadline or another instant at a hotel, with its offset and the city of the hotel's
 * time zone: 'Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)'.
 *
 * The server writes instants in the hotel's time, and the text keeps their digits. An instant with
 * a `Z` has no known zone: 'Sat, Mar 6, 6:00 PM (GMT)'. Pages and mails show the same text, because
 * neither reads time zone data here. `parts` are further parts to show, such as the year. If `zone`
 * is false, the zone is left out.
 */
export function instantText(
  i18n: TermsI18n,
  instant: string,
  timeZone: string | null | undefined,
  { zone: named = true, ...parts }: Intl.DateTimeFormatOptions & { zone?: boolean } = {},
): string {
  const { t, formats } = i18n;
  const [, local = '', offset = 'Z'] = /^(.+?)(Z|[+-]\d\d:\d\d)$/.exec(instant) ?? [];
  return t('stay.instantInZone', {
    instant: formats.instant(`${local}Z`, { ...timeParts, ...parts, timeZone: 'UTC' }),
    zone: offset === 'Z' ? formats.offset(offset) : zoneText(i18n, offset, timeZone),
    named: named ? 'yes' : 'no',
  });
}

/**
 * Returns an offset from UTC, such as '+05:00', with the city of its zone: 'Karachi time, GMT+5'.
 */
export function zoneText(
  i18n: TermsI18n,
  utcOffset: string,
  timeZone: string | null | undefined,
): string {
  const offset = i18n.formats.offset(utcOffset);
  const city = timeZone?.includes('/') && timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return city ? i18n.t('stay.zone', { city: cityText(i18n, city), offset }) : offset;
}

/** Further facts about the payment of a stay. A sample stay has none. */
export type PaymentFacts = {
  /** The party that collects the amount due before arrival, the hotel by default. */
  collector?: 'site' | 'hotel' | undefined;
  /**
   * The state of the amount that the site collects: to be paid, reserved on a card, paid, or
   * covered by the payment of the changed booking.
   */
  card?: 'due' | 'reserved' | 'paid' | 'covered';
  /** The name of the hotel. The payment text names it together with the day of arrival. */
  hotel?: string;
  checkIn?: string;
  /** The hotel's way to collect the amount due before arrival; '' if it is not known. */
  note?: string;
};

/**
 * Returns sentences that say who pays which amount to whom, when and how. The site or the hotel
 * collects the amount due before arrival; the hotel always collects the rest.
 */
export function paymentText(
  { t, formats }: TermsI18n,
  { dueNow, dueAtProperty, total }: Pick<PriceLedger, 'dueNow' | 'dueAtProperty' | 'total'>,
  { collector = 'hotel', card = 'due', hotel, checkIn = '', note = '' }: PaymentFacts = {},
): string {
  const atProperty = (money: Money) => {
    const amount = formats.money(money);
    return hotel
      ? t('stayTerms.payment.atHotel', { amount, hotel })
      : t('stayTerms.payment.atProperty', { amount });
  };
  if (total.amount === 0n) return t('stayTerms.payment.nothing');
  if (dueNow.amount === 0n) return atProperty(total);
  const amount = formats.money(dueNow);
  const day = formats.fullDay(checkIn);
  const toHotel =
    hotel && day
      ? t('stayTerms.payment.toHotel', { amount, hotel, day })
      : t('stayTerms.payment.beforeArrival', { amount });
  const bySite = t(`stayTerms.payment.card.${card}`, { amount });
  return [
    ...(collector === 'site' ? [bySite] : [toHotel, note]),
    dueAtProperty.amount > 0n && atProperty(dueAtProperty),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the name of a tax: the site's name for a known code, otherwise the provider's. */
export function taxText(
  { names: { taxes } }: Naming,
  { name, code }: { name: string; code?: string | null | undefined },
): string {
  return (code && Object.hasOwn(taxes, code) && taxes[code]) || name;
}

/**
 * Returns an extra of a room: 'Breakfast', 'Late check-out until 4:00 PM'; '' for an unknown kind.
 */
export function extraText(
  { t, formats }: I18n<Pick<HotelTexts, 'services'>>,
  { kind, meal, time }: Pick<PricedExtra, 'kind' | 'meal' | 'time'>,
): string {
  switch (kind) {
    case 'meal':
      return meal && meal !== 'room-only' ? t(`services.meals.${meal}`) : t('services.names.meal');
    case 'early-check-in':
    case 'late-check-out':
      return time
        ? t(`services.extras.${kind}`, { time: formats.timeOfDay(time) })
        : t(`services.names.${kind}`);
    case 'parking':
    case 'transfer':
    case 'cot':
    case 'extra-bed':
      return t(`services.extras.${kind}`);
    default:
      return '';
  }
}
