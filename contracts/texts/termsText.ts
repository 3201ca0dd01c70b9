import { isFreeToCancel } from '../money/cancellation.ts';
import type { Money } from '../money/money.ts';
import type { PriceLedger } from '../money/priceLedger.ts';
import { cityText, type Naming } from './placeNames.ts';
import type { StayI18n } from './stayText.ts';

type CancellationTerms = { readonly free_cancellation_until?: string | null | undefined };

/**
 * 'Free cancellation until …' in the hotel's local time, 'Cancellation is no longer free' after
 * that, or 'Non-refundable' when it never was free. With `zone` false the time zone is left to what
 * stands elsewhere.
 */
export function cancellationText(
  i18n: StayI18n,
  { free_cancellation_until: until }: CancellationTerms,
  timeZone: string | null | undefined,
  { now = new Date(), zone = true }: { now?: Date; zone?: boolean } = {},
): string {
  const { t } = i18n;
  if (!until) return t('stay.cancellation.nonRefundable');
  if (!isFreeToCancel({ free_cancellation_until: until }, now)) {
    return t('stay.cancellation.noLongerFree');
  }
  return t('stay.cancellation.freeUntil', {
    deadline: instantText(i18n, until, timeZone, { zone }),
  });
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
  i18n: StayI18n,
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
  i18n: StayI18n,
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
  /** Whether what the site collects is still to be paid, reserved on a card, or paid. */
  card?: 'due' | 'reserved' | 'paid';
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
  { t, formats }: StayI18n,
  { dueNow, dueAtProperty, total }: Pick<PriceLedger, 'dueNow' | 'dueAtProperty' | 'total'>,
  { collector = 'hotel', card = 'due', hotel, checkIn = '', note = '' }: PaymentFacts = {},
): string {
  const atProperty = (money: Money) => {
    const amount = formats.money(money);
    return hotel
      ? t('stay.payment.atHotel', { amount, hotel })
      : t('stay.payment.atProperty', { amount });
  };
  if (total.amount === 0n) return t('stay.payment.nothing');
  if (dueNow.amount === 0n) return atProperty(total);
  const amount = formats.money(dueNow);
  const day = formats.fullDay(checkIn);
  const toHotel =
    hotel && day
      ? t('stay.payment.toHotel', { amount, hotel, day })
      : t('stay.payment.beforeArrival', { amount });
  const bySite = t(`stay.payment.card.${card}`, { amount });
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
