import { parseMoney } from '#contracts/money/money.ts';
import { ledgerOfRate } from '#contracts/money/priceLedger.ts';
import { type Booking, formatBookingNumber, ledgerOfBooking } from '#contracts/site/bookings.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { mealName } from '#contracts/site/mealName.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import { mailLink, telephoneLink } from '#contracts/values/contactLinks.ts';
import { twelveHour } from '#contracts/values/timeOfDay.ts';
import type { MailContent, MailFact } from '../../mail/renderMail.ts';
import { serviceText } from '../reservations/toReservationRequest.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { count, formatAmount, formatDay, formatInstant } from './bookingFormats.ts';

type Section = NonNullable<MailContent['sections']>[number];

/** The stay: where, when and who, with the hotel's times of day. */
export function staySection({ number, hotel, stay, rate, traveller, reference }: Booking): Section {
  const from = hotel.checkInFrom ? `, from ${twelveHour(hotel.checkInFrom)}` : '';
  const until = hotel.checkOutUntil ? `, until ${twelveHour(hotel.checkOutUntil)}` : '';
  const guests = (traveller?.guests ?? []).map((each) => `${each.firstName} ${each.lastName}`);
  const people = [
    count(stay.rooms, 'room'),
    count(stay.adults, 'adult'),
    ...(stay.children.length > 0 ? [count(stay.children.length, 'child', 'children')] : []),
  ];
  const place = hotel.address ?? hotel.region ?? '';
  const facts: (MailFact | false)[] = [
    { label: 'Hotel', value: hotel.name, strong: true },
    place !== '' && { label: 'Address', value: place },
    hotel.phone !== null && {
      label: 'Hotel’s phone',
      value: hotel.phone,
      address: telephoneLink(hotel.phone),
    },
    hotel.email !== null && {
      label: 'Hotel’s e-mail',
      value: hotel.email,
      address: mailLink(hotel.email),
    },
    { label: 'Room', value: hotel.roomName },
    { label: 'Meals', value: mealName(rate.meal) },
    { label: 'Check-in', value: `${formatDay(stay.checkIn)}${from}` },
    { label: 'Check-out', value: `${formatDay(stay.checkOut)}${until}` },
    { label: 'For', value: people.join(', ') },
    guests.length > 0 && { label: 'Guests', value: guests.join('\n') },
    reference !== null && { label: 'Hotel’s reference', value: reference, strong: true },
    { label: 'Booking number', value: formatBookingNumber(number), strong: true },
  ];
  return { title: 'The stay', facts: facts.filter((fact) => fact !== false) };
}

/** Of a cancelled booking: its price, what the cancellation costs and who pays it, and what comes back. */
export function cancellationSection({
  rate,
  stay,
  credits,
  cancellationFee,
}: Pick<Booking, 'rate' | 'stay' | 'credits' | 'cancellationFee'>): Section {
  const { total, currency } = ledgerOfRate(rate, stay.rooms);
  const fee = cancellationFee ? parseMoney(cancellationFee) : { amount: 0n, currency };
  const { kept, charged, own, rewards, code } = returnedCredits({ rate, stay, credits }, fee);
  const facts: (MailFact | false)[] = [
    { label: 'Price of the stay', value: formatAmount(total) },
    { label: 'Cancellation fee', value: formatAmount(fee) },
    kept.amount > 0n && { label: 'Paid with your credits', value: formatAmount(kept) },
    { label: 'You pay the hotel', value: formatAmount(charged), strong: true },
    own !== undefined && {
      label: 'Returned, or no longer due',
      value: formatAmount(own),
      strong: true,
    },
    rewards.amount > 0n && { label: 'OneKeyCash that comes back', value: formatAmount(rewards) },
    code !== undefined && { label: `Promotion ${code}`, value: 'can be used again' },
  ];
  return { title: 'Cancellation', facts: facts.filter((fact) => fact !== false) };
}

/**
 * The price of all rooms: each line, credits included, the total, and what the site pays to the hotel. When it is
 * due is left out where the mail `saysPayment` in a sentence, and so are the terms of a stay that is not booked.
 */
export function priceSection(booking: Booking, saysPayment = false): Section {
  const { rate, hotel, credits, status } = booking;
  const due: MailFact[] = [];
  const price = ledgerOfBooking(booking);
  const { free_cancellation_until: until } = rate;
  const lines = price.lines.map(({ kind, name, amount, charged }): MailFact => {
    const label = kind === 'nights' ? count(price.nights, 'night') : name;
    const inOther = charged ? ` (charged as ${formatAmount(charged)})` : '';
    return { label, value: `${formatAmount(amount)}${inOther}` };
  });
  if (!saysPayment && status !== 'declined') {
    due.push(
      { label: 'Pay before arrival', value: formatAmount(price.dueNow) },
      { label: 'Pay at the property', value: formatAmount(price.dueAtProperty) },
    );
  }
  const terms: MailFact = {
    label: 'Cancellation',
    value: until ? `Free until ${formatInstant(until, hotel.timeZone)}` : 'Non-refundable',
  };
  return {
    title: 'Price',
    facts: [
      ...lines,
      { label: 'Total', value: formatAmount(price.total), strong: true },
      ...due,
      ...(status === 'declined' ? [] : [...paidBySite(credits, price.currency), terms]),
    ],
  };
}

function paidBySite(credits: Booking['credits'], currency: string): MailFact[] {
  const sum = sumCredits(credits, currency);
  if (sum.amount === 0n) return [];
  return [{ label: 'Paid to the hotel by Stayfarer', value: formatAmount(sum) }];
}

/** What the traveller asked the hotel for; undefined if that is nothing. */
export function requestsSection({ traveller }: Booking): Section | undefined {
  const special = traveller?.specialRequests.trim() ?? '';
  const facts = [
    ...(traveller?.services ?? []).map((each) => ({ label: 'Service', value: serviceText(each) })),
    ...(special ? [{ label: 'Special requests', value: special }] : []),
  ];
  return facts.length > 0 ? { title: 'Requests', facts } : undefined;
}

/** Which booking this one changes, and which one changes it, for the desk; undefined for neither. */
export function changeSection({ replaces, replacedBy }: Booking): Section | undefined {
  const facts: MailFact[] = [];
  if (replaces) {
    const { fee } = replaces;
    facts.push(
      { label: 'Changes the booking', value: otherText(replaces), strong: true },
      {
        label:
          replaces.status === 'cancelled'
            ? 'Cancelling it has cost'
            : 'Cancelling it costs at most',
        value: formatAmount(fee),
      },
    );
    if (replaces.status !== 'cancelled') {
      facts.push({ label: 'When this one is confirmed', value: 'the site cancels that booking' });
    }
  }
  if (replacedBy) facts.push({ label: 'Changed by the booking', value: otherText(replacedBy) });
  return facts.length > 0 ? { title: 'Change of a booking', facts } : undefined;
}

function otherText({
  number,
  checkIn,
  checkOut,
  status,
  cancelling,
}: NonNullable<Booking['replacedBy']>): string {
  const state = cancelling ? 'being cancelled' : status;
  return `${formatBookingNumber(number)}, ${formatDay(checkIn)} – ${formatDay(checkOut)}, ${state}`;
}

/** What differs at the provider, for the desk. */
export function mismatchSection({
  field,
  accepted,
  reported,
  reference,
}: BookingMismatch): Section {
  return {
    title: 'What differs',
    facts: [
      { label: 'Field', value: field },
      { label: 'The traveller accepted', value: accepted ?? 'nothing', strong: true },
      { label: 'The provider reports', value: reported ?? 'nothing', strong: true },
      ...(reference === null ? [] : [{ label: 'Provider’s reference', value: reference }]),
    ],
  };
}

/** Who booked and how to reach them, for the desk. */
export function contactSection({ traveller }: Booking): Section | undefined {
  if (!traveller) return undefined;
  const { citizenship, email, phone } = traveller;
  return {
    title: 'Contact',
    facts: [
      { label: 'E-mail', value: email },
      { label: 'Phone', value: phone },
      { label: 'Citizenship', value: citizenship },
    ],
  };
}
