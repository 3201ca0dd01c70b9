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

/** How the terms of a price are worded. */
export interface TermsWording {
  now?: Date;
  /**
   * 'first' is what holds now and until when; 'steps' adds what follows, 'all' also not arriving.
   */
  says?: 'first' | 'steps' | 'all';
  /** Whether the word 'Cancellation' stands beside the text. */
  labeled?: boolean;
  /** Whether the text is a sentence, or some, with a full stop. Two sentences always are. */
  sentence?: boolean;
  /** Whether the time zone is named, the year, and the day of the week, which is by default. */
  zone?: boolean;
  year?: 'numeric';
  weekday?: undefined;
}

/**
 * What cancelling all the rooms of some rates costs and when, in the hotel's local time: 'Free
 * cancellation until Fri, Apr 9, 6:00 PM. Then $120.00. From Apr 11 the whole price.' Steps that
 * have passed are left out. Where nothing but the whole price follows, it is not said: 'Free
 * cancellation until …', 'Cancellation is no longer free' after that, and 'Non-refundable' if it
 * never was free.
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

/** What holds now: free, free until a deadline, a fee, or the whole price. */
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

/** When the step after `until` begins: a day, 'Apr 11', if that is at midnight, else an instant. */
function startText(i18n: TermsI18n, until: string, timeZone: string | null | undefined): string {
  const [, day = '', time] = /^(.{10})T(\d\d:\d\d)/.exec(until) ?? [];
  if (time === '00:00') return i18n.formats.day(day);
  if (time === '23:59') return i18n.formats.day(dayText((dayNumber(day) ?? 0) + 1));
  return instantText(i18n, until, timeZone, { zone: false });
}

/**
 * What the property takes on arrival for the rooms of some rates, and whether it is returned:
 * '$100.00, returned after the stay'; '' for nothing. Deposits that differ in that, or in their
 * currency, are listed apart. `stayTerms.deposit.sentence` makes a sentence of it.
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
 * A deadline or another instant at a hotel, as it is written, with its offset and the city of the
 * hotel's time zone: 'Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)'. The server writes instants in the
 * hotel's time. One with a `Z` has no known zone: 'Sat, Mar 6, 6:00 PM (GMT)'. Pages and mails show
 * the same text, because neither reads time zone data here. `parts` are further parts to show, such
 * as the year; with `zone` false the zone is not named.
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

/** An offset from UTC, such as '+05:00', with the city of its zone: 'Karachi time, GMT+5'. */
export function zoneText(
  i18n: TermsI18n,
  utcOffset: string,
  timeZone: string | null | undefined,
): string {
  const offset = i18n.formats.offset(utcOffset);
  const city = timeZone?.includes('/') && timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return city ? i18n.t('stay.zone', { city: cityText(i18n, city), offset }) : offset;
}

/** What else is known of how a stay is paid; of a sample nothing is. */
export type PaymentFacts = {
  /** Who collects what is due before arrival; the hotel if not said otherwise. */
  collector?: 'site' | 'hotel' | undefined;
  /**
   * Whether what the site collects is still to be paid, reserved on a card, paid, or covered by the
   * payment of the booking that is changed.
   */
  card?: 'due' | 'reserved' | 'paid' | 'covered';
  /** The name of the hotel, and the day of arrival. */
  hotel?: string;
  checkIn?: string;
  /** How the hotel collects what is due before arrival; '' where nobody has said. */
  note?: string;
};

/**
 * Who pays which amount to whom, when and how, in sentences. What is due before arrival is
 * collected by the site or by the hotel, the rest always by the hotel.
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

/** The name of a tax: the site's for a code that it knows, else the provider's. */
export function taxText(
  { names: { taxes } }: Naming,
  { name, code }: { name: string; code?: string | null | undefined },
): string {
  return (code && Object.hasOwn(taxes, code) && taxes[code]) || name;
}

/**
 * An extra of a room: 'Breakfast', 'Late check-out until 4:00 PM'; '' for a kind without a word.
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
