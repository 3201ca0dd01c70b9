import { names } from '../../texts/en/names.ts';

const codesOf = (known: object) =>
  Object.keys(known)
    .map((code) => `\`${code}\``)
    .join(', ');

/** The meaning of each field of a rate; a part of `fieldDescriptions`. */
export const rateDescriptions = {
  rates:
    'What a room costs for the requested stay, or for one night from today where no stay is requested. Empty where nothing is free. A rate is for one room; the site adds up one for each room of the party, so where different rooms are asked for there are rates for each of them, or none. A list may have some of them: the lowest price of each meal, and the lowest with free cancellation, are what the listing shows. A rate whose parts do not add up, or that is listed a second time, is left out.',
  'rates[].id':
    'Names the rate within the hotel and the stay: one line of at most 2,048 printable characters.',
  'rates[].room_group_id': 'The `id` of the kind of room that the rate is for.',
  'rates[].check_in': 'The day of arrival, `YYYY-MM-DD`; the requested one where one is requested.',
  'rates[].check_out': 'The day of departure, `YYYY-MM-DD`, after `check_in`.',
  'rates[].occupancy':
    'For whom a room is priced, as the request names it: `2-9,4` are two adults with children of nine and four years. Missing where the price is the same for everybody who has a bed.',
  'rates[].any_residency':
    'False where the price or the terms depend on the country that the travelers live in; missing, null and true mean that they are for everybody. At checkout the site asks for such a rate again, with `residency`.',
  'rates[].meal': 'What is included to eat.',
  'rates[].nights': 'The nights from `check_in` to `check_out`, each once.',
  'rates[].nights[].date': 'The day on which the night begins, `YYYY-MM-DD`.',
  'rates[].nights[].amount': 'What the night costs, without taxes.',
  'rates[].taxes': 'Taxes and fees of the whole stay; null and empty both mean: none.',
  'rates[].taxes[].name': 'The name of the tax, in the language of the request or in English.',
  'rates[].taxes[].code': `A word for the tax that the site knows in each of its languages, and shows in place of the name: ${codesOf(names.taxes)}. Any other is ignored.`,
  'rates[].taxes[].amount': 'The tax in the currency of the rate.',
  'rates[].taxes[].due': 'Whether it is paid at booking or at the property.',
  'rates[].taxes[].charged': 'What the property charges, where that is in another currency.',
  'rates[].taxes[].charged.amount': 'The amount with the decimals of its own currency.',
  'rates[].taxes[].charged.currency': 'An ISO 4217 code.',
  'rates[].total':
    'The whole price, more than zero: nights + taxes = total = total_now + total_property.',
  'rates[].total_now': 'What is paid at booking; covers the taxes due now.',
  'rates[].total_property': 'What is paid at the property; covers the taxes due there.',
  'rates[].currency':
    'An ISO 4217 code. Every amount of the rate has exactly the number of decimals of this currency: `12.00` in USD, `1200` in JPY.',
  'rates[].free_cancellation_until':
    'Until when cancelling is free: an instant with its offset, `2027-03-06T18:00:00+05:00`. Not after the day of `check_out`; null where it never is. Beside `cancellation` it may be left out; else it is the end of the last step that is free.',
  'rates[].cancellation':
    'What cancelling costs, step by step: at most ten steps in the order of `until`, the last one without an end. Without it cancelling is free until `free_cancellation_until`, and then costs the price without local taxes due at the property. Fees never fall from one step to the next. A rate whose steps break these rules is left out.',
  'rates[].cancellation[].until':
    'Up to and including this instant the `fee` is taken, with its offset from UTC; later than that of the step before, and not after the day of `check_out`. Null in the last step alone: from then on.',
  'rates[].cancellation[].fee':
    'What is kept of the price of one room for the whole stay, in the currency of the rate; no more than its price without local taxes due at the property, which are never part of a fee.',
  'rates[].no_show':
    'What is kept of the price of one room when nobody arrives; no more than its price without local taxes. Without it, the whole price may be.',
  'rates[].deposit':
    'What the property takes on arrival for one room, besides the price; null where it takes none. It is no part of `total`, and nobody else collects it.',
  'rates[].deposit.amount':
    'More than zero, with the decimals of its own currency, which may be another one than that of the rate.',
  'rates[].deposit.currency': 'An ISO 4217 code.',
  'rates[].deposit.refundable': 'Whether it is returned after the stay.',
  'rates[].extras':
    'What can be added to the room for the whole stay: at most 30, each with an `id` of its own. It is no part of `total`. A rate whose extras break a rule is left out. A search needs none.',
  'rates[].extras[].id': 'Names the extra within the rate: one line of at most 2,048 characters.',
  'rates[].extras[].kind':
    '`meal`, `early-check-in`, `late-check-out`, `parking`, `transfer` from or to the airport, `cot` or `extra-bed`; the site names them in each of its languages. An extra of any other kind is not offered.',
  'rates[].extras[].amount':
    'What it costs for everybody in the room and the whole stay, taxes included, in the currency of the rate and with its decimals.',
  'rates[].extras[].currency': 'The currency of the rate, if it is said.',
  'rates[].extras[].due': 'Whether it is paid at booking or at the property.',
  'rates[].extras[].meal': 'What the room then includes to eat. Required for the kind `meal`.',
  'rates[].extras[].time':
    'From when guests may check in, or until when they must check out, `HH:MM` in the hotel’s time zone.',
  'rates[].payment':
    'When the nights are paid: at booking, or at the property. A part of them is paid then, besides the taxes due then.',
  'rates[].collect':
    'Who collects `total_now`: the `site`, which settles with the hotel, or the `hotel`. Without it, as was agreed for all rates. `total_property` is always collected by the hotel.',
  'rates[].left': 'How many such rooms are left, from 1, where that is known.',
  'rates[].commission': 'What a travel agent earns, included in the price.',
  'rates[].commission.percent': 'The share of the nights, in percent, 0 to 100.',
  'rates[].commission.amount': 'The amount in the currency of the rate, no more than the total.',
  'rates[].booking': 'Whether a booking stands at once, or once the hotel has confirmed it.',
} as const;

/**
 * The meaning of each field of a hotel, for the people who supply it: its unit, its format and its
 * use on the site. The OpenAPI document cannot be written while a field of `hotelSchema` is missing
 * here. Spec §3, §5 and §9.
 */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  id: "Names the hotel, everywhere and for good: it is the last part of the hotel’s address on this site. At most 128 letters, digits and `_ . ~ - : @ ! $ & ' ( ) * + , ; =`, sent percent-encoded; a number is read as its decimal text.",
  name: 'The hotel’s name as plain text; markup in it is shown as text.',
  images:
    'The hotel’s pictures, best first. The first one stands for the hotel in lists; the hotel’s own page shows five.',
  'images[].url':
    'An http or https address with a `{size}` token in it, which the site replaces by `x300` (thumbnails, listing rows) or `x600` (cards, large pictures).',
  'images[].caption': 'What the picture shows, in a few words, as plain text.',
  'images[].room_group_id':
    'The kind of room that the picture shows: the `id` of one of `room_groups`.',
  region: 'Where the hotel is.',
  'region.name':
    'The name of the place as a traveler types it: the search compares `city` with it.',
  'region.country_code': 'The country, as an ISO 3166-1 alpha-2 code.',
  star_rating: 'How many stars the hotel has, 0 to 5. 0 and null both mean: none.',
  latitude: 'WGS 84 degrees north, -90 to 90.',
  longitude: 'WGS 84 degrees east, -180 to 180.',
  address: 'The postal address on one line, as plain text.',
  room_groups: 'The kinds of room the hotel has. The first one is named in the listing.',
  'room_groups[].id':
    'Tells one kind of room from another within the hotel. The rates of an id that two kinds have are left out.',
  'room_groups[].name': 'The room’s full name, shown where `name_struct.main_name` is not known.',
  'room_groups[].name_struct': 'The room’s name in parts.',
  'room_groups[].name_struct.main_name': 'The short name of the room, preferred over `name`.',
  'room_groups[].room_amenities': 'What this kind of room has.',
  'room_groups[].room_amenities[].id': 'Tells one amenity from another within the room.',
  'room_groups[].room_amenities[].amenity': 'The amenity’s name as plain text.',
  'room_groups[].room_amenities[].code': 'As for the amenities of the hotel.',
  amenity_groups: 'What the whole hotel has, in groups.',
  'amenity_groups[].amenities': 'The amenities of one group.',
  'amenity_groups[].title': 'What the group is about, as plain text.',
  'amenity_groups[].amenities[].amenity':
    'The amenity’s name as plain text. The site shows the first ten distinct ones, and the others on request.',
  'amenity_groups[].amenities[].code': `A word for the amenity that the site knows in each of its languages, and shows in place of the name: ${codesOf(names.amenities)}. Any other is ignored. To be sent only where the name says no more than the word.`,
  'room_groups[].beds': 'How many beds one such room has.',
  'room_groups[].sleeps': 'How many people one such room takes.',
  'room_groups[].images': 'Pictures of this kind of room, best first.',
  'room_groups[].images[].url': 'As for the hotel’s pictures, with a `{size}` token.',
  'room_groups[].images[].caption': 'What the picture shows, as for the hotel’s pictures.',
  'room_groups[].size_sqm': 'The floor space of one such room in square metres, 4 to 1,000.',
  kind: 'What kind of house it is, in English: `Hotel`, `Apartment`, `Guest house`, ….',
  neighborhood: 'The part of the city, as plain text.',
  guest_rating: 'What guests think of the hotel.',
  'guest_rating.score': 'The average score, 0 to 10.',
  'guest_rating.reviews': 'How many reviews the score is the average of.',
  time_zone: 'The hotel’s time zone, an IANA name such as `Asia/Karachi`.',
  check_in_from: 'From when guests can check in, `HH:MM` in the hotel’s time zone.',
  check_out_until: 'Until when guests must check out, `HH:MM` in the hotel’s time zone.',
  contact_phone:
    'The phone number on which guests reach the hotel, with its country code: `+92 21 3456 7890`. Any other text is shown, but is no link.',
  contact_email: 'The e-mail address on which guests reach the hotel.',
  payment_note:
    'How the hotel collects what is paid before arrival: how it asks for it, by what, and until when. Best one sentence of plain text, at most 2,000 characters.',
  legal_info:
    'Who the hotel is in law, for the invoices and payments of the site’s operator. It is read of a hotel by its id alone, and no page of the site shows it to travelers.',
  'legal_info.name': 'The name of the company, on one line: at most 120 characters.',
  'legal_info.address': 'Its postal address, on one line or more: at most 300 characters.',
  'legal_info.vat_number': 'Its VAT number: at most 30 characters.',
  policies: 'The rules of the house.',
  'policies[].title': 'What the rules are about.',
  'policies[].lines': 'The rules, a sentence each, as plain text.',
  description:
    'What the house is and for whom, in plain text: at most six paragraphs are shown. The first one stands above the rooms, so it says the most important in some 300 characters; the others are opened.',
  'description[].title': 'What the paragraph is about; the first one needs none.',
  'description[].text': 'The paragraph, at most 2,000 characters. Line breaks are kept.',
  nearby: 'What is near the hotel. The page shows the eight nearest.',
  'nearby[].name': 'The name of the place as plain text.',
  'nearby[].kind':
    '`sight`, `transport` or `airport`. Places of any other kind are listed after these, without an icon.',
  'nearby[].meters':
    'How far it is from the hotel as the crow flies, in metres: 0 to 500,000. The site rounds it, and shows it in the units of the reader.',
  ...rateDescriptions,
};
