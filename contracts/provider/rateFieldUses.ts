const samplePrice = 'the sample price of the specification';
const leftOut = 'the rate is left out';
const night = { shows: 'the lowest price of a night', without: samplePrice };
const required = { shows: 'the price of the stay', without: leftOut };

/** On every screen with prices: a rate without this field is left out. */
const needed = {
  carousel: { ...night, without: leftOut },
  grid: { ...night, without: leftOut },
  listing: required,
  map: { ...night, without: leftOut },
  comparison: required,
  favourites: { ...night, without: leftOut },
  hotel: required,
  preCheckout: required,
  checkout: required,
} as const;

/** On the screens that show a whole price, line by line. */
function inLedgers<const Shows extends string, const Without extends string>(
  shows: Shows,
  without: Without,
) {
  const use = { shows, without };
  return { listing: use, comparison: use, hotel: use, preCheckout: use, checkout: use };
}

const choice = { shows: 'which rate was chosen', without: leftOut };
const room = { shows: 'the room of the rate', without: leftOut };
const tax = 'the price has no taxes';

/** The uses of a rate's fields, by screen: see `fieldUses` in `screens.ts`. */
export const rateFieldUses = {
  'rates[].id': { hotel: choice, preCheckout: choice, checkout: choice },
  'rates[].room_group_id': { hotel: room, preCheckout: room, checkout: room },
  'rates[].check_in': needed,
  'rates[].check_out': needed,
  'rates[].meal': {
    ...inLedgers('the meals', leftOut),
    listing: { shows: "the meals and the filter 'Breakfast included'", without: leftOut },
  },
  'rates[].nights[].date': needed,
  'rates[].nights[].amount': needed,
  'rates[].taxes[].name': inLedgers('the taxes by name', tax),
  'rates[].taxes[].amount': inLedgers('the taxes', tax),
  'rates[].taxes[].due': inLedgers('when a tax is paid', tax),
  'rates[].taxes[].charged.amount': inLedgers('what the property charges', 'the amount of the tax'),
  'rates[].taxes[].charged.currency': inLedgers('the currency it charges', 'the amount of the tax'),
  'rates[].total': needed,
  'rates[].total_now': inLedgers('what is paid now', leftOut),
  'rates[].total_property': inLedgers('what is paid at the property', leftOut),
  'rates[].currency': needed,
  'rates[].free_cancellation_until': inLedgers('until when cancelling is free', "'Non-refundable'"),
  'rates[].payment': inLedgers('when the stay is paid', leftOut),
  'rates[].left': {
    listing: { shows: 'how many rooms are left', without: 'no number of rooms' },
    hotel: { shows: 'how many rooms are left', without: 'no number of rooms' },
  },
  'rates[].commission.percent': {
    checkout: { shows: 'the commission', without: 'no commission' },
  },
  'rates[].commission.amount': {
    checkout: { shows: 'the commission', without: 'no commission' },
  },
  'rates[].booking': inLedgers('whether the hotel has to confirm', leftOut),
} as const;
