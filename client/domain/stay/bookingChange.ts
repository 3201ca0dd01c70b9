import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { formatMoney } from '../money/price.ts';
import { formatStay } from '../search/calendarDay.ts';

/** What a booking's page says of a change, and the link to the other booking of it. */
export interface ChangeText {
  readonly text: string;
  readonly link: string;
  readonly label: string;
}

type Other = NonNullable<Booking['replacedBy']>;

/**
 * Whether a booking can be changed: as long as it can be cancelled and nothing changes it already. A request that
 * is a change itself needs its answer first.
 */
export function isChangeable({ status, cancellation, replaces, replacedBy }: Booking): boolean {
  return cancellation !== null && replacedBy === null && !(status === 'requested' && replaces);
}

/** What became of the booking that this one changes, and of the one that changes this one. */
export function changeTexts(booking: Booking): ChangeText[] {
  const { replaces, replacedBy } = booking;
  return [
    ...(replaces ? [textOf(replaces, replacesText(booking, replaces))] : []),
    ...(replacedBy ? [textOf(replacedBy, replacedByText(booking, replacedBy))] : []),
  ];
}

function textOf(other: Other, text: string): ChangeText {
  const days = formatStay(other.checkIn, other.checkOut);
  const label = `Open booking ${formatBookingNumber(other.number)}, ${days}`;
  return { text, link: other.link, label };
}

function replacesText(
  { status }: Booking,
  { number, status: before, cancelling, fee }: NonNullable<Booking['replaces']>,
): string {
  const name = `booking ${formatBookingNumber(number)}`;
  if (before === 'cancelled') return `It changed ${name}, which is cancelled ${costText(fee)}.`;
  if (cancelling) {
    return `It changed ${name}, which is being cancelled: ${mostText(fee)}. If the hotel does not accept that, you get a mail.`;
  }
  if (before !== 'confirmed' && before !== 'requested') {
    return `It was to change ${name}, which is over.`;
  }
  switch (status) {
    case 'pending':
    case 'requested':
      return `It is to change ${name}, which stands until the hotel has confirmed this one. Only then is that one cancelled, ${mostText(fee)}.`;
    case 'confirmed':
      return `It was to replace ${name}, but the hotel has not cancelled that one: both stand. Open it to cancel it, or contact the hotel.`;
    default:
      return `Your ${name} stands as it was.`;
  }
}

function replacedByText({ status, cancelling }: Booking, { number, status: after }: Other): string {
  const name = `booking ${formatBookingNumber(number)}`;
  if (cancelling || status === 'cancelled') return `You changed it to ${name}.`;
  if (after === 'pending' || after === 'requested') {
    return `You have asked to change it to ${name}. This one stands until the hotel has confirmed that one.`;
  }
  return `You changed it to ${name}, but the hotel has not cancelled this one: both stand. Cancel this one below, or contact the hotel.`;
}

function costText(fee: DecimalMoney): string {
  const money = parseMoney(fee);
  return money.amount === 0n ? 'at no charge' : `for ${formatMoney(money)}`;
}

function mostText(fee: DecimalMoney): string {
  const money = parseMoney(fee);
  return money.amount === 0n ? 'at no charge' : `for ${formatMoney(money)} at most`;
}
