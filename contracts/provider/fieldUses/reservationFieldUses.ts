const unknown =
  'the outcome is unknown: the site looks the reservation up, and repeats the request';
const accepted = { shows: 'whether the reservation is as accepted', without: unknown };
const acceptedIfAny = {
  ...accepted,
  without: 'a mismatch if the accepted booking had a value: the booking is not confirmed',
};
const termsIfAny = {
  shows:
    'the fees for a cancellation and a no-show, and whether they are at most the accepted fees',
  without: acceptedIfAny.without,
};
const deposit = {
  shows: 'the deposit at the property, and whether it is as accepted',
  without: 'the accepted deposit',
};
const fee = { shows: 'the fee for the cancellation', without: 'the accepted fee' };

/**
 * The uses of a reservation's fields, by the part of the site that reads them, in the same form as
 * `fieldUses` in `screens.ts`. The reader `Booking` makes reservations and looks up stays.
 */
export const reservationFieldUses = {
  reference: {
    Booking: { shows: 'the name of the reservation for look-ups', without: unknown },
    Cancellation: { shows: 'whether the reservation is the requested one', without: unknown },
  },
  status: {
    Booking: { shows: 'whether the reservation stands, and how the stay ended', without: unknown },
    Cancellation: { shows: 'whether the reservation is canceled', without: unknown },
  },
  hotel_id: { Booking: accepted },
  'rooms[].room_group_id': { Booking: accepted },
  'rooms[].rate_id': { Booking: accepted },
  check_in: { Booking: accepted },
  check_out: { Booking: accepted },
  'rooms[].price.nights[].date': { Booking: accepted },
  'rooms[].price.nights[].amount': { Booking: accepted },
  'rooms[].price.taxes[].name': {},
  'rooms[].price.taxes[].code': {},
  'rooms[].price.taxes[].amount': { Booking: acceptedIfAny },
  'rooms[].price.taxes[].due': { Booking: acceptedIfAny },
  'rooms[].price.taxes[].charged.amount': { Booking: acceptedIfAny },
  'rooms[].price.taxes[].charged.currency': { Booking: acceptedIfAny },
  'rooms[].price.total': { Booking: accepted },
  'rooms[].price.total_now': { Booking: accepted },
  'rooms[].price.total_property': { Booking: accepted },
  'rooms[].price.currency': { Booking: accepted },
  'rooms[].extras[].id': { Booking: acceptedIfAny },
  'rooms[].extras[].kind': {},
  'rooms[].extras[].amount': { Booking: acceptedIfAny },
  'rooms[].extras[].due': { Booking: acceptedIfAny },
  'rooms[].free_cancellation_until': {
    Booking: {
      shows: 'the end of free cancellation, and whether it is as accepted',
      without: acceptedIfAny.without,
    },
  },
  'rooms[].cancellation_steps[].until': { Booking: termsIfAny },
  'rooms[].cancellation_steps[].fee': { Booking: termsIfAny },
  'rooms[].no_show': { Booking: termsIfAny },
  'rooms[].deposit.amount': { Booking: deposit },
  'rooms[].deposit.currency': { Booking: deposit },
  'rooms[].deposit.refundable': { Booking: deposit },
  'cancellation.at': {},
  'cancellation.fee.amount': { Cancellation: fee },
  'cancellation.fee.currency': { Cancellation: fee },
} as const;

const movedPrice = {
  shows: 'the new prices, which the site offers to the traveler',
  without: unknown,
};
const movedFee = { shows: 'the new fee, which the site shows to the traveler', without: unknown };

/**
 * The uses of the fields of problems that end a request to reserve or to cancel. The site reads
 * every field of `rates`.
 */
export const reservationProblemUses = {
  code: {
    Booking: { shows: 'why nothing was reserved', without: unknown },
    Cancellation: { shows: 'why nothing was canceled', without: unknown },
  },
  rates: { Booking: movedPrice },
  fee: { Cancellation: movedFee },
} as const;
