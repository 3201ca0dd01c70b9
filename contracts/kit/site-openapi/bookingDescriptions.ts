import { rateDescriptions } from '../openapi/fieldDescriptions.ts';

const price = 'The price of one room that the traveller accepted, as the rate gave it.';

/** Descriptions of a rate's fields, or of its price, below `at`. */
function ofRate(at: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rateDescriptions)
      .filter(([path]) => path.startsWith('rates[].'))
      .map(([path, text]) => [path.replace('rates[]', at), text]),
  );
}

const stay = {
  'stay.hotelId': 'The hotel’s `id`.',
  'stay.roomId': 'The `id` of the kind of room, as text.',
  'stay.rateId': 'The `id` of the rate.',
  'stay.checkIn': 'The day of arrival, `YYYY-MM-DD`.',
  'stay.checkOut': 'The day of departure, `YYYY-MM-DD`, at most 90 days later.',
  'stay.rooms': 'How many such rooms.',
  'stay.adults': 'How many adults, in all rooms.',
  'stay.children': 'The ages of the children.',
  'stay.meal': 'The meals that the traveller accepted. Other meals are a changed price.',
  'stay.freeCancellationUntil':
    'When free cancellation ends, as the traveller accepted it; null where it is never free. An earlier end is a changed price.',
};

const traveller = {
  'traveller.guests': 'Who stays.',
  'traveller.guests[].firstName': 'The first name of a guest.',
  'traveller.guests[].lastName': 'The last name of a guest.',
  'traveller.citizenship': 'An ISO 3166-1 alpha-2 code.',
  'traveller.email': 'Where the mails about the booking go.',
  'traveller.phone': 'A phone number in E.164 form, such as `+442079460000`.',
  'traveller.services': 'Services requested from the hotel, each at most once.',
  'traveller.services[].service': 'Which service.',
  'traveller.services[].choice': 'What was chosen of it.',
  'traveller.specialRequests': 'What else the traveller asks the hotel for.',
};

/** What each field of the request to book means. */
export const bookingRequestDescriptions: Readonly<Record<string, string>> = {
  stay: 'What is booked.',
  ...stay,
  price,
  ...ofRate('price'),
  traveller: 'Who stays, and how to reach them.',
  ...traveller,
  credits:
    'The parts of the price that the traveller does not pay. The site pays them to the hotel.',
  'credits.promotion': 'What a promotion code takes off, for the whole booking.',
  'credits.promotion.code': 'The code, in upper case.',
  ...moneyDescriptions('credits.promotion.amount', 'The amount that the traveller saw.'),
  ...moneyDescriptions('credits.rewards', 'OneKeyCash of the account that is signed in.'),
  made: 'Bookings that this browser has made lately. Of those, and of the account’s, the site asks whether the stay is meant once more.',
  'made[].id': 'The `id` of the booking.',
  'made[].key': 'The key of its link.',
  again: 'The stay is meant, although it is booked already.',
  replaces:
    'The booking of the same hotel that this one changes. It is cancelled once this one is confirmed, and stands if this one is not made. Not together with `credits`.',
  'replaces.id': 'The `id` of the booking.',
  'replaces.key': 'The key of its link.',
  ...moneyDescriptions(
    'replaces.acceptedFee',
    'What the traveller accepted to pay for cancelling it.',
  ),
};

/** What each field of a request for the link of a booking means. */
export const findDescriptions: Readonly<Record<string, string>> = {
  number: 'The number of the booking; small letters, spaces and hyphens are allowed.',
  email: 'The address that the booking was made with.',
};

/** What each field of a booking means. */
export const bookingDescriptions: Readonly<Record<string, string>> = {
  id: 'Names the booking. It opens nothing without the key.',
  number: 'What people read out, such as `K7M4QX9C`. No other booking has it. It opens nothing.',
  status:
    '`pending`: the outcome is not known yet. `requested`: the hotel has to confirm. `stayed`: the last day has passed. `no-show`: the hotel reported that the guests did not arrive.',
  cause: 'Why the booking was declined or cancelled; null for any other status.',
  createdAt: 'When it was made, RFC 3339.',
  stay: 'What is booked.',
  ...stay,
  hotel: 'The hotel as it was when the room was booked.',
  'hotel.name': 'The hotel’s name; `Your hotel` until the provider has responded.',
  'hotel.roomName': 'The name of the kind of room.',
  'hotel.address': 'The postal address on one line.',
  'hotel.region': 'The place and country, such as `Karachi, PK`.',
  'hotel.latitude': 'WGS 84 degrees north.',
  'hotel.longitude': 'WGS 84 degrees east.',
  'hotel.timeZone': 'An IANA time zone.',
  'hotel.checkInFrom': 'A time of day in that zone.',
  'hotel.checkOutUntil': 'A time of day in that zone.',
  'hotel.phone': 'The phone number of the hotel, as it gave it.',
  'hotel.email': 'The e-mail address of the hotel, as it gave it.',
  'hotel.imageUrl': 'A picture of the room or of the hotel.',
  'hotel.policies': 'House rules in plain text.',
  'hotel.policies[].title': 'What the rule is about.',
  'hotel.policies[].lines': 'The rule, a paragraph each.',
  rate: 'The rate that was booked, for one room.',
  ...ofRate('rate'),
  traveller: 'Null once the personal data is erased.',
  ...traveller,
  reference: 'The hotel’s own number of the reservation.',
  inAccount: 'Whether it is among the trips of an account.',
  cancelling: 'Whether a cancellation was sent and its outcome is not known yet.',
  cancellation: 'What cancelling costs at the time of the response; null if it is not possible.',
  ...moneyDescriptions(
    'cancellation.fee',
    'What is kept of the price. The traveller’s own part pays it first, then the credits in their order.',
  ),
  ...moneyDescriptions(
    'cancellation.returned',
    'What of the traveller’s own part is not charged, or is paid back.',
  ),
  ...moneyDescriptions(
    'cancellationFee',
    'What the cancellation cost; null unless the booking is cancelled.',
  ),
  mismatch:
    'Whether the hotel has something else than was booked, and the desk is clarifying it. `cancellationFee` is then the one that was accepted.',
  credits: 'The parts of the price that the site pays to the hotel, for the whole booking.',
  'credits[].kind': 'OneKeyCash (`rewards`) or a promotion code.',
  'credits[].code': 'The promotion code; null for OneKeyCash.',
  ...moneyDescriptions('credits[].amount', 'How much.'),
  ...moneyDescriptions('earns', 'The OneKeyCash that the stay earns or has earned; null for none.'),
  earned: 'Whether the stay has earned it. It does so when the hotel reports the stay.',
  earnsBy:
    'When a stay that the hotel does not report earns, RFC 3339: `earns`, or less, by the limits of the site. Null for never, and once it has earned.',
  replaces: 'The booking that this one changes; null for none.',
  ...otherBooking('replaces'),
  ...moneyDescriptions('replaces.fee', 'What cancelling that booking has cost, or costs at most.'),
  replacedBy:
    'The booking that changes this one, which is cancelled once that one is confirmed; null for none.',
  ...otherBooking('replacedBy'),
  history: 'Every change of status, oldest first.',
  'history[].at': 'When, RFC 3339.',
  'history[].status': 'The status from then on.',
  'history[].cause': 'What caused it.',
};

/** What each field of a request to cancel means. */
export const cancellationDescriptions: Readonly<Record<string, string>> = {
  ...moneyDescriptions('acceptedFee', 'What the traveller accepted to pay for it.'),
};

/** Who was first, of a problem of the desk. */
export const firstDescriptions: Readonly<Record<string, string>> = {
  by: 'Who was first; null if that is nobody of the desk, or not known.',
  at: 'When that was.',
};

/** What each member of a problem body means. */
export const problemDescriptions: Readonly<Record<string, string>> = {
  type: 'An address that names the kind of problem.',
  title: 'The kind of problem in a few words.',
  status: 'The HTTP status again.',
  detail: 'What went wrong this time: English, for developers.',
  errors: 'The invalid fields.',
  'errors[].path':
    'The field, with a dot before each nested name or index: `traveller.guests.0.firstName`.',
  'errors[].message': 'What is wrong with it: English, for developers.',
  'errors[].code':
    'What is wrong with it, for pages to word. A code that is not known is to be taken for `invalid`.',
  'errors[].params': 'The limits that the code speaks of.',
  'errors[].params.min': 'The fewest characters; with `too-short`.',
  'errors[].params.max': 'The most characters; with `too-long`.',
  code: 'Why nothing was booked or cancelled.',
  rate: 'The rate as it is now; with `price-changed`.',
  ...ofRate('rate'),
  ...moneyDescriptions('fee', 'What cancelling costs now; with `fee-changed`.'),
  booked:
    'What is booked already, with `booked-already`; what replaces the booking, with `not-changeable`.',
  'booked.link': 'The path of the booking’s page, `/booking/{id}?key={key}`.',
  'booked.number': 'The number of the booking.',
  'booked.hotel': 'The name of the hotel.',
  'booked.checkIn': 'The day of arrival, `YYYY-MM-DD`.',
  'booked.checkOut': 'The day of departure, `YYYY-MM-DD`.',
  credit: 'The credit that cannot be used; with `credit-rejected`.',
  'credit.kind': 'OneKeyCash (`rewards`) or a promotion code.',
  'credit.reason':
    'Why. Of OneKeyCash: `off`, the site has none; `signed-out`; `balance`, the account has less; `minimum`, the price is too low for a welcome credit. `amount`: the promotion takes off another amount, or the credits are more than the price. The rest are those of promotion codes.',
  ...creditParams('credit.params'),
  'credit.params.minimum':
    'The lowest price that a welcome credit is for, as decimal text in `currency`; with `minimum`.',
};

/** The descriptions of what a page needs to say why a credit cannot be used. */
export function creditParams(at: string): Record<string, string> {
  return {
    [at]: 'What a page needs to say why.',
    [`${at}.promotion`]: 'The promotion code.',
    [`${at}.scope`]: '`account` when the code is `unknown` to the account; otherwise not there.',
    [`${at}.until`]: 'The last day of a code that has `ended`, `YYYY-MM-DD`; none if it was ended.',
    [`${at}.from`]: 'The first day of a code, `YYYY-MM-DD`; with `not-yet`.',
    [`${at}.currency`]: 'The currency of its amount, an ISO 4217 code; with `other-currency`.',
    [`${at}.wanted`]: 'The currency of the price, an ISO 4217 code; with `other-currency`.',
  };
}

/** The descriptions of the other booking of a change. */
function otherBooking(at: string): Record<string, string> {
  return {
    [`${at}.number`]: 'Its number.',
    [`${at}.link`]: 'The path of its page, `/booking/{id}?key={key}`.',
    [`${at}.status`]: 'Its status.',
    [`${at}.cancelling`]: 'Whether its cancellation has no outcome yet.',
    [`${at}.checkIn`]: 'Its day of arrival, `YYYY-MM-DD`.',
    [`${at}.checkOut`]: 'Its day of departure, `YYYY-MM-DD`.',
  };
}

/** The descriptions of an amount of money at `path`, and of its fields. */
export function moneyDescriptions(path: string, text: string): Record<string, string> {
  return {
    [path]: text,
    [`${path}.amount`]: 'Decimal text.',
    [`${path}.currency`]: 'An ISO 4217 code.',
  };
}
