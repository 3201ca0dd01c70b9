/** What each field of a rate means; a part of `fieldDescriptions`. */
export const rateDescriptions = {
  rates:
    'What a room costs for the requested stay, or for one night from today where no stay is requested. Empty where nothing is free. A rate is for one room; the site shows those that fit the party and multiplies by the rooms. A rate whose parts do not add up is left out.',
  'rates[].id': 'Names the rate within the hotel and the stay.',
  'rates[].room_group_id': 'The `id` of the kind of room that the rate is for.',
  'rates[].check_in': 'The day of arrival, `YYYY-MM-DD`; the requested one where one is requested.',
  'rates[].check_out': 'The day of departure, `YYYY-MM-DD`, after `check_in`.',
  'rates[].meal': 'What is included to eat.',
  'rates[].nights': 'The nights from `check_in` to `check_out`, each once.',
  'rates[].nights[].date': 'The day on which the night begins, `YYYY-MM-DD`.',
  'rates[].nights[].amount': 'What the night costs, without taxes.',
  'rates[].taxes': 'Taxes and fees of the whole stay; null and empty both mean: none.',
  'rates[].taxes[].name': 'The name of the tax, in English.',
  'rates[].taxes[].amount': 'The tax in the currency of the rate.',
  'rates[].taxes[].due': 'Whether it is paid at booking or at the property.',
  'rates[].taxes[].charged': 'What the property charges, where that is in another currency.',
  'rates[].taxes[].charged.amount': 'The amount with the decimals of its own currency.',
  'rates[].taxes[].charged.currency': 'An ISO 4217 code.',
  'rates[].total': 'The whole price: nights + taxes = total = total_now + total_property.',
  'rates[].total_now': 'What is paid at booking; covers the taxes due now.',
  'rates[].total_property': 'What is paid at the property; covers the taxes due there.',
  'rates[].currency':
    'An ISO 4217 code. Every amount of the rate has exactly the number of decimals of this currency: `12.00` in USD, `1200` in JPY.',
  'rates[].free_cancellation_until':
    'Until when cancelling is free: an instant with its offset, `2027-03-06T18:00:00+05:00`. Null where it never is.',
  'rates[].payment': 'When the nights are paid: at booking, or at the property.',
  'rates[].left': 'How many such rooms are left, where that is known.',
  'rates[].commission': 'What a travel agent earns, included in the price.',
  'rates[].commission.percent': 'The share of the nights, in percent.',
  'rates[].commission.amount': 'The amount in the currency of the rate.',
  'rates[].booking': 'Whether a booking stands at once, or once the hotel has confirmed it.',
} as const;
