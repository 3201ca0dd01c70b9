import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { paidBackText } from '#contracts/texts/paidByCardText.ts';
import { daysText } from '#contracts/texts/stayText.ts';

/**
 * A text about a change on the page of a booking, and the link to the other booking of that change.
 */
export interface ChangeText {
  readonly text: string;
  readonly link: string;
  readonly label: string;
}

type Other = NonNullable<Booking['replacedBy']>;

/**
 * Returns whether a booking can be changed. It can be changed as long as it can be canceled and no
 * other booking is changing it. If a request is itself a change, the hotel must answer it first.
 */
export function isChangeable({ status, cancellation, replaces, replacedBy }: Booking): boolean {
  return cancellation !== null && replacedBy === null && !(status === 'requested' && replaces);
}

/**
 * Returns the texts about the booking that this booking changes, and about the booking that changes
 * it.
 */
export function changeTexts(i18n: SiteI18n, booking: Booking): ChangeText[] {
  const { replaces, replacedBy } = booking;
  return [
    ...(replaces
      ? [
          textOf(
            i18n,
            replaces,
            `${replacesText(i18n, booking, replaces)} ${paidBackText(i18n, booking)}`.trim(),
          ),
        ]
      : []),
    ...(replacedBy ? [textOf(i18n, replacedBy, replacedByText(i18n, booking, replacedBy))] : []),
  ];
}

function textOf(i18n: SiteI18n, other: Other, text: string): ChangeText {
  const label = i18n.t('bookingChange.open', {
    number: formatBookingNumber(other.number),
    days: daysText(i18n, other.checkIn, other.checkOut),
  });
  return { text, link: other.link, label };
}

function replacesText(
  i18n: SiteI18n,
  { status }: Booking,
  { number, status: before, cancelling, fee }: NonNullable<Booking['replaces']>,
): string {
  const { t } = i18n;
  const values = { number: formatBookingNumber(number), ...costOf(i18n, fee) };
  if (before === 'cancelled') return t('bookingChange.replaces.cancelled', values);
  if (cancelling) return t('bookingChange.replaces.cancelling', values);
  if (before !== 'confirmed' && before !== 'requested') {
    return t('bookingChange.replaces.over', values);
  }
  switch (status) {
    case 'pending':
    case 'requested':
      return t('bookingChange.replaces.waiting', values);
    case 'confirmed':
      return t('bookingChange.replaces.bothStand', values);
    default:
      return t('bookingChange.replaces.asItWas', values);
  }
}

function replacedByText({ t }: SiteI18n, { status, cancelling }: Booking, other: Other): string {
  const number = formatBookingNumber(other.number);
  if (cancelling || status === 'cancelled')
    return t('bookingChange.replacedBy.changed', { number });
  if (other.status === 'pending' || other.status === 'requested') {
    return t('bookingChange.replacedBy.asked', { number });
  }
  return t('bookingChange.replacedBy.bothStand', { number });
}

/** Returns the cost of canceling in the form that the texts of a change need. */
export function costOf({ formats }: SiteI18n, fee: DecimalMoney) {
  const money = parseMoney(fee);
  const cost = money.amount === 0n ? 'free' : 'fee';
  return { cost, fee: formats.money(money) } as const;
}
