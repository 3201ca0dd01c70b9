const unknown = 'the outcome is unknown: the site looks the reservation up, and asks again';
const accepted = { shows: 'whether what is reserved was accepted', without: unknown };
const acceptedIfAny = {
  ...accepted,
  without: 'not what was accepted, where there was one: the booking is not confirmed',
};
const termsIfAny = {
  shows: 'what cancelling and not arriving cost, and whether that is no more than was accepted',
  without: acceptedIfAny.without,
};
const deposit = {
  shows: 'the deposit at the property, and whether that is what was accepted',
  without: 'the accepted deposit',
};
const fee = { shows: 'what the cancellation costs', without: 'the accepted fee' };

/**
 * Which part of the site reads which field of a reservation, and what follows without it; as
 * `fieldUses` in `screens.ts` for hotels. `Booking`: when rooms are reserved, and when a stay is
 * looked up.
 */
export const reservationFieldUses = {
  reference: {
    Booking: { shows: 'the name of the reservation, by which it is looked up', without: unknown },
    Cancellation: { shows: 'whether it is the cancelled reservation', without: unknown },
  },
  status: {
    Booking: { shows: 'whether the reservation stands, and how the stay ended', without: unknown },
    Cancellation: { shows: 'whether the reservation is cancelled', without: unknown },
  },
  hotel_id: { Booking: accepted },
  room_group_id: { Booking: accepted },
  rate_id: { Booking: accepted },
  check_in: { Booking: accepted },
  check_out: { Booking: accepted },
  rooms: { Booking: accepted },
  'price.nights[].date': { Booking: accepted },
  'price.nights[].amount': { Booking: accepted },
  'price.taxes[].name': {},
  'price.taxes[].code': {},
  'price.taxes[].amount': { Booking: acceptedIfAny },
  'price.taxes[].due': { Booking: acceptedIfAny },
  'price.taxes[].charged.amount': { Booking: acceptedIfAny },
  'price.taxes[].charged.currency': { Booking: acceptedIfAny },
  'price.total': { Booking: accepted },
  'price.total_now': { Booking: accepted },
  'price.total_property': { Booking: accepted },
  'price.currency': { Booking: accepted },
  free_cancellation_until: {
    Booking: {
      shows: 'until when cancelling is free, and whether that is what was accepted',
      without: acceptedIfAny.without,
    },
  },
  'cancellation_steps[].until': { Booking: termsIfAny },
  'cancellation_steps[].fee': { Booking: termsIfAny },
  no_show: { Booking: termsIfAny },
  'deposit.amount': { Booking: deposit },
  'deposit.currency': { Booking: deposit },
  'deposit.refundable': { Booking: deposit },
  'cancellation.at': {},
  'cancellation.fee.amount': { Cancellation: fee },
  'cancellation.fee.currency': { Cancellation: fee },
} as const;

const movedPrice = { shows: 'the price that the traveler is offered instead', without: unknown };
const movedFee = { shows: 'the fee that the traveler is asked to accept', without: unknown };

/**
 * The same for the problems that end a request to reserve or to cancel. Of `rate`, every field is
 * read.
 */
export const reservationProblemUses = {
  code: {
    Booking: { shows: 'why nothing was reserved', without: unknown },
    Cancellation: { shows: 'why nothing was cancelled', without: unknown },
  },
  rate: { Booking: movedPrice },
  fee: { Cancellation: movedFee },
} as const;
