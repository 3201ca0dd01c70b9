const samplePrice = 'the sample price of the specification';
const leftOut = 'the rate is left out';
const night = { shows: 'the lowest price of a night', without: samplePrice };
const required = { shows: 'the price of the stay', without: leftOut };

const declined = 'the booking is declined';
const accepted = {
  shows: 'whether the rate is unchanged since the traveler accepted it',
  without: declined,
};
const ifAny = { ...accepted, without: `${declined} if the accepted rate had a value` };

/**
 * The uses of a required field on every screen with prices. A rate without the field is left out.
 */
const needed = {
  carousel: { ...night, without: leftOut },
  grid: { ...night, without: leftOut },
  listing: required,
  map: { ...night, without: leftOut },
  comparison: required,
  favorites: { ...night, without: leftOut },
  hotel: required,
  preCheckout: required,
  checkout: required,
  booking: accepted,
} as const;

/** Returns the uses of a field on the screens that show a whole price, line by line. */
function inLedgers<const Shows extends string, const Without extends string>(
  shows: Shows,
  without: Without,
) {
  const use = { shows, without };
  return { listing: use, comparison: use, hotel: use, preCheckout: use, checkout: use };
}

const choice = { shows: 'the chosen rate', without: leftOut };
const noShow = { shows: 'the fee for a no-show', without: 'no sentence about a no-show' };
const once = { shows: 'whether a rate is already listed', without: leftOut };
const room = { shows: 'the room of the rate', without: leftOut };
const guests = {
  shows: 'the guests of the price; the rate is left out for other guests',
  without: 'a price for all guests for whom the room has beds',
};
const residency = {
  shows: 'whether checkout requests the price again after the choice of the citizenship',
  without: 'a price for residents of every country',
};
const tax = 'the price has no taxes';
const deposit = { shows: 'the deposit at the property', without: 'no deposit' };
const depositUses = {
  hotel: deposit,
  preCheckout: deposit,
  checkout: deposit,
  booking: { ...accepted, without: 'no deposit' },
} as const;
const extra = {
  shows: 'the extras that can be added to a room',
  without: 'the extra is not offered',
};
const extraUses = {
  checkout: extra,
  booking: {
    ...extra,
    shows: 'whether the extra is unchanged since the traveler accepted it, and the possible extras',
  },
} as const;
const extraDetail = { checkout: { ...extra, without: 'only the kind of the extra' } } as const;
const collector = {
  shows: 'who collects the amount before arrival',
  without: 'the collector in the settings of the site',
};

/** The uses of a rate's fields, by screen. See `fieldUses` in `screens.ts`. */
export const rateFieldUses = {
  'rates[].id': {
    listing: once,
    hotel: choice,
    preCheckout: choice,
    checkout: choice,
    booking: accepted,
  },
  'rates[].room_group_id': {
    listing: room,
    hotel: room,
    preCheckout: room,
    checkout: room,
    booking: accepted,
  },
  'rates[].check_in': needed,
  'rates[].check_out': needed,
  'rates[].occupancy': {
    ...inLedgers(guests.shows, guests.without),
    carousel: guests,
    grid: guests,
    map: guests,
    favorites: guests,
    booking: guests,
  },
  'rates[].any_residency': { checkout: residency },
  'rates[].meal': {
    ...inLedgers('the meals', leftOut),
    booking: accepted,
    listing: { shows: "the meals and the filter 'Breakfast included'", without: leftOut },
  },
  'rates[].nights[].date': needed,
  'rates[].nights[].amount': needed,
  'rates[].taxes[].name': { ...inLedgers('the taxes by name', tax), booking: ifAny },
  'rates[].taxes[].code': inLedgers('the taxes in the words of the site', 'the name of the tax'),
  'rates[].taxes[].amount': { ...inLedgers('the taxes', tax), booking: ifAny },
  'rates[].taxes[].due': { ...inLedgers('when a tax is paid', tax), booking: ifAny },
  'rates[].taxes[].charged.amount': {
    ...inLedgers('the amount that the property charges', 'the amount of the tax'),
    booking: ifAny,
  },
  'rates[].taxes[].charged.currency': {
    ...inLedgers('the currency of this amount', 'the amount of the tax'),
    booking: ifAny,
  },
  'rates[].total': needed,
  'rates[].total_now': { ...inLedgers('the amount due now', leftOut), booking: accepted },
  'rates[].total_property': {
    ...inLedgers('the amount due at the property', leftOut),
    booking: accepted,
  },
  'rates[].currency': needed,
  'rates[].free_cancellation_until': {
    ...inLedgers('the end of free cancellation', "'Non-refundable'"),
    booking: ifAny,
  },
  'rates[].cancellation[].until': {
    ...inLedgers('when the fee for a cancellation changes', 'the step has no end'),
    booking: ifAny,
  },
  'rates[].cancellation[].fee': {
    ...inLedgers('the fee for a cancellation', leftOut),
    booking: ifAny,
  },
  'rates[].no_show': {
    listing: noShow,
    comparison: noShow,
    hotel: noShow,
    checkout: noShow,
    booking: ifAny,
  },
  'rates[].deposit.amount': depositUses,
  'rates[].deposit.currency': depositUses,
  'rates[].deposit.refundable': depositUses,
  'rates[].extras[].id': extraUses,
  'rates[].extras[].kind': extraUses,
  'rates[].extras[].amount': extraUses,
  'rates[].extras[].currency': { checkout: { ...extra, without: 'the currency of the rate' } },
  'rates[].extras[].due': extraUses,
  'rates[].extras[].meal': extraDetail,
  'rates[].extras[].time': extraDetail,
  'rates[].payment': inLedgers('when the stay is paid', leftOut),
  'rates[].collect': {
    hotel: collector,
    preCheckout: collector,
    checkout: collector,
    booking: collector,
  },
  'rates[].left': {
    listing: { shows: 'the number of rooms left', without: 'no number of rooms' },
    hotel: { shows: 'the number of rooms left', without: 'no number of rooms' },
  },
  'rates[].commission.percent': {
    checkout: { shows: 'the commission', without: 'no commission' },
  },
  'rates[].commission.amount': {
    checkout: { shows: 'the commission', without: 'no commission' },
  },
  'rates[].booking': {
    ...inLedgers('whether the hotel has to confirm', leftOut),
    booking: { shows: 'whether the site reserves or asks the hotel', without: declined },
  },
} as const;
