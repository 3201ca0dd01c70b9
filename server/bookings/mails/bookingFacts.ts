import { bookingAddress, nameRates } from '#client/domain/addresses/bookingAddress.ts';
import { routes } from '#client/domain/paths.ts';
import { type DecimalMoney, type Money, parseMoney } from '#contracts/money/money.ts';
import {
  areAlike,
  type Booking,
  formatBookingNumber,
  ledgerOfBooking,
  priceOfBooking,
  roomNamesOf,
} from '#contracts/site/bookings.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { Meal } from '#contracts/provider/rateFields.ts';
import { mealOfChoice } from '#contracts/site/bookingRequest.ts';
import { bookedPlaceText } from '#contracts/texts/names.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { cancellationText, depositText, extraText, taxText } from '#contracts/texts/termsText.ts';
import { mailLink, telephoneLink } from '#contracts/values/contactLinks.ts';
import { countParty, formatOccupancy } from '#contracts/values/party.ts';
import type { MailContent, MailFact } from '../../mail/renderMail.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { sumsOfCancelled } from '../state/cancellationSums.ts';

type Section = NonNullable<MailContent['sections']>[number];

/** Returns the days of check-in and check-out, with the hotel's times. */
export function dayFacts(
  { t, formats }: ServerI18n,
  { hotel, stay }: Pick<Booking, 'hotel' | 'stay'>,
): MailFact[] {
  const [checkIn, checkOut] = [formats.fullDay(stay.checkIn), formats.fullDay(stay.checkOut)];
  const { checkInFrom: from, checkOutUntil: until } = hotel;
  return [
    {
      label: t('mailFacts.stay.checkIn'),
      value: from
        ? t('mailFacts.stay.dayFrom', { day: checkIn, time: formats.timeOfDay(from) })
        : checkIn,
    },
    {
      label: t('mailFacts.stay.checkOut'),
      value: until
        ? t('mailFacts.stay.dayUntil', { day: checkOut, time: formats.timeOfDay(until) })
        : checkOut,
    },
  ];
}

/**
 * Returns the facts about the rooms. Rooms that are alike share one line for the kind of room and
 * one for the meals. Rooms that differ are listed one by one, each with its party, its extras and
 * the guest in whose name the hotel expects it. Their meals are listed for each room only if they
 * differ too.
 */
function roomFacts(i18n: ServerI18n, booking: Booking): MailFact[] {
  const { t, formats } = i18n;
  const { stay, rates, hotel, traveller } = booking;
  const mealText = (meal: Meal) => t(`stayTerms.meal.${meal}`);
  const meals = new Set(rates.map(({ meal }) => mealText(meal)));
  const [meal, otherMeal] = meals;
  const sameMeal =
    meal !== undefined && otherMeal === undefined
      ? [{ label: t('mailFacts.stay.meals'), value: meal }]
      : [];
  if (areAlike(booking)) {
    const room = formats.listPlain(roomNamesOf(booking));
    return [...(room ? [{ label: t('mailFacts.stay.room'), value: room }] : []), ...sameMeal];
  }
  const guests = traveller?.guests ?? [];
  const rooms = bookedParty(stay).map((party, index): MailFact => {
    const guest = guests[index] ?? guests[0];
    const rate = rates[index];
    const parts = [
      hotel.roomNames[index],
      guestsText(i18n, [party]),
      rate && otherMeal !== undefined && mealText(rate.meal),
      ...(stay.rooms[index]?.extras ?? []).map((extra) => extraText(i18n, extra)),
      guest && `${guest.firstName} ${guest.lastName}`,
    ];
    return {
      label: t('mailFacts.stay.numberedRoom', { number: index + 1 }),
      value: formats.listPlain(parts.filter((part) => typeof part === 'string')),
    };
  });
  return [...rooms, ...sameMeal];
}

/** Returns the section about the stay: the hotel, the rooms, the days and the guests. */
export function staySection(i18n: ServerI18n, booking: Booking): Section {
  const { number, hotel, stay, traveller, reference } = booking;
  const { t } = i18n;
  const guests = (traveller?.guests ?? []).map((each) => `${each.firstName} ${each.lastName}`);
  const place = hotel.address ?? bookedPlaceText(i18n, hotel.region ?? '');
  const facts: (MailFact | false)[] = [
    { label: t('mailFacts.stay.hotel'), value: hotel.name, strong: true },
    place !== '' && { label: t('mailFacts.stay.address'), value: place },
    hotel.phone !== null && {
      label: t('mailFacts.stay.phone'),
      value: hotel.phone,
      address: telephoneLink(hotel.phone),
    },
    hotel.email !== null && {
      label: t('mailFacts.stay.email'),
      value: hotel.email,
      address: mailLink(hotel.email),
    },
    ...roomFacts(i18n, booking),
    ...dayFacts(i18n, { hotel, stay }),
    {
      label: t('mailFacts.stay.people'),
      value: t('mailFacts.stay.roomsAndGuests', { ...countParty(bookedParty(stay)) }),
    },
    guests.length > 0 && { label: t('mailFacts.stay.guests'), value: guests.join('\n') },
    reference !== null && {
      label: t('mailFacts.stay.reference'),
      value: reference,
      strong: true,
    },
    { label: t('mailFacts.stay.number'), value: formatBookingNumber(number), strong: true },
  ];
  return { title: t('mailFacts.stay.title'), facts: facts.filter((fact) => fact !== false) };
}

/**
 * Returns the section about a canceled booking: its price, the cancellation fee, the payer of the
 * fee, and the refund. The facts account for every amount that was paid by card.
 */
export function cancellationSection(i18n: ServerI18n, booking: Booking): Section {
  const { t } = i18n;
  const { cancellationFee } = booking;
  const { total, currency } = priceOfBooking(booking);
  const fee = cancellationFee ? parseMoney(cancellationFee) : { amount: 0n, currency };
  const { kept, card, toHotel, returned, rewards, code } = sumsOfCancelled(booking);
  const fact = (label: string, money: Money, more: Partial<MailFact> = {}): MailFact => ({
    label,
    value: formatAmount(i18n, money),
    ...more,
  });
  const some = (label: string, money: Money, more?: Partial<MailFact>): MailFact | false =>
    money.amount > 0n && fact(label, money, more);
  const strong = { strong: true };
  const facts = [
    fact(t('mailFacts.cancellation.price'), total),
    fact(t('mailFacts.cancellation.fee'), fee),
    some(t('mailFacts.cancellation.kept'), kept),
    ...(card
      ? [
          fact(t('mailFacts.cancellation.paidByCard'), card.paid),
          some(t('mailFacts.cancellation.moved'), card.moved),
          some(t('mailFacts.cancellation.before'), card.before),
          some(t('paidByCard.kept'), card.kept, strong),
          some(t('mailFacts.cancellation.toCard'), card.back, {
            value: t('mailFacts.cancellation.toCardSoon', {
              amount: formatAmount(i18n, card.back),
            }),
          }),
          some(t('mailFacts.cancellation.open'), card.open),
        ]
      : []),
    (!card || card.kept.amount === 0n || toHotel.amount > 0n) &&
      fact(t('mailFacts.cancellation.charged'), toHotel, strong),
    returned && fact(t('mailFacts.cancellation.returned'), returned, strong),
    some(t('mailFacts.cancellation.rewards'), rewards),
    code !== undefined && {
      label: t('mailFacts.cancellation.promotion', { code }),
      value: t('mailFacts.cancellation.usableAgain'),
    },
  ];
  return {
    title: t('mailFacts.cancellation.title'),
    facts: facts.filter((each) => each !== false && each !== undefined),
  };
}

/**
 * Returns the section about the price of all rooms: each line including credits, the total, and the
 * amount that the site pays to the hotel. The section omits the due amounts if a sentence of the
 * mail states them (`saysPayment`). If the stay was not booked, it omits the due amounts and the
 * terms.
 */
export function priceSection(i18n: ServerI18n, booking: Booking, saysPayment = false): Section {
  const { t } = i18n;
  const { rates, hotel, credits, status } = booking;
  const due: MailFact[] = [];
  const price = ledgerOfBooking(booking);
  const lines = price.lines.map((line): MailFact => {
    const { kind, name, code, amount, charged, extra } = line;
    const credit =
      code === null
        ? t('priceDetails.oneKeyCash')
        : t('priceDetails.promotion', { code: code ?? '' });
    const other = kind === 'tax' ? taxText(i18n, { name, code }) : credit;
    const named = extra ? extraText(i18n, extra) : other;
    const label = kind === 'nights' ? t('mailFacts.price.nights', { count: price.nights }) : named;
    const value = formatAmount(i18n, amount);
    if (!charged) return { label, value };
    const both = { amount: value, charged: formatAmount(i18n, charged) };
    return { label, value: t('mailFacts.price.chargedAs', both) };
  });
  if (!saysPayment && status !== 'declined') {
    due.push(
      { label: t('mailFacts.price.beforeArrival'), value: formatAmount(i18n, price.dueNow) },
      { label: t('mailFacts.price.atProperty'), value: formatAmount(i18n, price.dueAtProperty) },
    );
  }
  const deposit = depositText(i18n, rates);
  const terms: MailFact[] = [
    {
      label: t('mailFacts.price.terms'),
      value: cancellationText(i18n, rates, hotel.timeZone, {
        // A mail can be read at any time, so it shows all steps of the terms.
        now: new Date(0),
        labeled: true,
        year: 'numeric',
      }),
    },
    ...(deposit ? [{ label: t('stayTerms.deposit.title'), value: deposit }] : []),
  ];
  return {
    title: t('mailFacts.price.title'),
    facts: [
      ...lines,
      { label: t('mailFacts.price.total'), value: formatAmount(i18n, price.total), strong: true },
      ...due,
      ...(status === 'declined' ? [] : [...paidBySite(i18n, credits, price.currency), ...terms]),
    ],
  };
}

function paidBySite(i18n: ServerI18n, credits: Booking['credits'], currency: string): MailFact[] {
  const sum = sumCredits(credits, currency);
  if (sum.amount === 0n) return [];
  return [{ label: i18n.t('mailFacts.price.bySite'), value: formatAmount(i18n, sum) }];
}

/** Returns the section with the traveler's requests to the hotel, otherwise undefined. */
export function requestsSection({ t }: ServerI18n, { traveller }: Booking): Section | undefined {
  const special = traveller?.specialRequests.trim() ?? '';
  const facts = [
    ...(traveller?.services ?? []).map(({ service, choice }) => {
      const meal = mealOfChoice(choice);
      return {
        label: t(`services.names.${service}`),
        value: meal ? t(`services.meals.${meal}`) : choice,
      };
    }),
    ...(special ? [{ label: t('mailFacts.requests.special'), value: special }] : []),
  ];
  return facts.length > 0 ? { title: t('mailFacts.requests.title'), facts } : undefined;
}

/**
 * Returns the section that names the booking that this one replaces and the booking that replaces
 * it, for the desk. Returns undefined if there is neither.
 */
export function changeSection(
  i18n: ServerI18n,
  { replaces, replacedBy }: Booking,
): Section | undefined {
  const { t } = i18n;
  const facts: MailFact[] = [];
  if (replaces) {
    const { fee } = replaces;
    facts.push(
      { label: t('mailFacts.change.changes'), value: otherText(i18n, replaces), strong: true },
      {
        label:
          replaces.status === 'cancelled'
            ? t('mailFacts.change.hasCost')
            : t('mailFacts.change.costsAtMost'),
        value: formatAmount(i18n, fee),
      },
    );
    if (replaces.status !== 'cancelled') {
      facts.push({
        label: t('mailFacts.change.whenConfirmed'),
        value: t('mailFacts.change.siteCancels'),
      });
    }
  }
  if (replacedBy)
    facts.push({ label: t('mailFacts.change.changedBy'), value: otherText(i18n, replacedBy) });
  return facts.length > 0 ? { title: t('mailFacts.change.title'), facts } : undefined;
}

function otherText(
  { t, formats }: ServerI18n,
  { number, checkIn, checkOut, status, cancelling }: NonNullable<Booking['replacedBy']>,
): string {
  return t('mailFacts.change.booking', {
    number: formatBookingNumber(number),
    from: formats.fullDay(checkIn),
    to: formats.fullDay(checkOut),
    state: t(`mailFacts.state.${cancelling ? 'cancelling' : status}`),
  });
}

/** Returns the section with the differences at the provider, for the desk. */
export function mismatchSection(
  { t }: ServerI18n,
  { field, accepted, reported, reference }: BookingMismatch,
): Section {
  return {
    title: t('mailFacts.mismatch.title'),
    facts: [
      { label: t('mailFacts.mismatch.field'), value: field },
      {
        label: t('mailFacts.mismatch.accepted'),
        value: accepted ?? t('mailFacts.mismatch.nothing'),
        strong: true,
      },
      {
        label: t('mailFacts.mismatch.reported'),
        value: reported ?? t('mailFacts.mismatch.nothing'),
        strong: true,
      },
      ...(reference === null
        ? []
        : [{ label: t('mailFacts.mismatch.reference'), value: reference }]),
    ],
  };
}

/** Returns the section with the traveler's name and contact details, for the desk. */
export function contactSection(
  { t }: ServerI18n,
  { traveller, mailsGuest = true }: Booking,
): Section | undefined {
  if (!traveller) return undefined;
  const { citizenship, email, phone } = traveller;
  return {
    title: t('mailFacts.contact.title'),
    facts: [
      ...(mailsGuest ? [{ label: t('mailFacts.contact.email'), value: email }] : []),
      { label: t('mailFacts.contact.phone'), value: phone },
      ...(citizenship ? [{ label: t('mailFacts.contact.citizenship'), value: citizenship }] : []),
    ],
  };
}

/**
 * Formats an amount with its currency and all its decimals, such as '$234.16' or 'PKR 1,000.00'.
 */
export function formatAmount({ formats }: ServerI18n, money: Money | DecimalMoney): string {
  return formats.money(isDecimal(money) ? parseMoney(money) : money, 'exact');
}

function isDecimal(money: Money | DecimalMoney): money is DecimalMoney {
  return typeof money.amount === 'string';
}

/**
 * Returns the path of the checkout of the same stay: hotel, days, party, and the rate of each room.
 */
export function checkoutOf({ rates, stay }: Booking): string {
  const { checkIn, checkOut, hotelId: hotel } = stay;
  return bookingAddress({
    ...{ hotel, checkIn, checkOut, party: bookedParty(stay) },
    ...nameRates(rates),
  });
}

/**
 * Returns the path of the search results for other hotels for the same stay. Returns undefined
 * unless the desk declined the request or the request was not answered in time. Also returns
 * undefined if the city of the hotel is not known, and for a change, because the traveler still has
 * the earlier booking.
 */
export function similarHotels({
  status,
  cause,
  replaces,
  hotel,
  stay,
}: Booking): string | undefined {
  const isFree = status === 'declined' && (cause === 'unanswered' || cause === 'desk');
  const city = hotel.region?.split(',')[0];
  if (!isFree || replaces || !city) return undefined;
  const query = new URLSearchParams({ city, check_in: stay.checkIn, check_out: stay.checkOut });
  for (const room of bookedParty(stay)) query.append('occupancy', formatOccupancy(room));
  return `${routes.listing}?${query.toString()}`;
}
