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
 * An instant in an IANA time zone, with the zone named: 'Sat, Mar 6, 6:00 PM (Karachi time,
 * GMT+5)'. Without a zone, or with one that `Intl` does not know, it is shown at the offset that it
 * carries: 'Sat, Mar 6, 6:00 PM (GMT+5)'. `parts` are further parts to show, such as the year; with
 * `zone` false the zone is not named.
 */
export function instantText(
  i18n: StayI18n,
  instant: string,
  timeZone: string | null | undefined,
  { zone: named = true, ...parts }: Intl.DateTimeFormatOptions & { zone?: boolean } = {},
): string {
  const { t, formats } = i18n;
  const shown = { ...timeParts, ...parts };
  const text = (at: string, inZone: string, zone: string) =>
    t('stay.instantInZone', {
      instant: formats.instant(at, { ...shown, timeZone: inZone }),
      zone,
      named: named ? 'yes' : 'no',
    });
  const zone = zoneText(i18n, Date.parse(instant), timeZone);
  if (timeZone && zone) return text(instant, timeZone, zone);
  // The local time that the text itself says, whose last characters are its offset: 'Z' or
  // '+05:00'.
  const [, local = '', sign, hours = '', minutes] =
    /^(.*?)(?:Z|([+-])(\d{2}):(\d{2}))$/.exec(instant) ?? [];
  const offset = sign ? `${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}` : '';
  return text(`${local}Z`, 'UTC', `GMT${offset}`);
}

/**
 * An IANA time zone as it is at a time in milliseconds: 'Karachi time, GMT+5'. Undefined without a
 * zone, or for one that `Intl` does not know.
 */
export function zoneText(
  i18n: StayI18n,
  time: number,
  timeZone: string | null | undefined,
): string | undefined {
  const { t, formats } = i18n;
  const named = timeZone ? formats.timeZoneOffset(time, timeZone) : undefined;
  if (!timeZone || !named) return undefined;
  const offset = named.replace(/\+0$/, '');
  const city = timeZone.includes('/') ? timeZone.split('/').at(-1)?.replaceAll('_', ' ') : '';
  return city ? t('stay.zone', { city: cityText(i18n, city), offset }) : offset;
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
