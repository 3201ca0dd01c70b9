import { names } from '../../texts/en/names.ts';

const codesOf = (known: object) =>
  Object.keys(known)
    .map((code) => `\`${code}\``)
    .join(', ');

/** The meaning of each field of a rate; a part of `fieldDescriptions`. */
export const rateDescriptions = {
  rates:
    'The rates for the requested stay, or for one night from today if no stay is requested. Empty if no room is free. A rate is for one room. The site adds up one rate for each room of the party, so a request for different rooms needs rates for each of them, or no rates. A list may have only some rates: the listing shows the lowest price of each meal, and the lowest price with free cancellation. The site leaves out a rate whose parts do not add up, and a repeated rate.',
  'rates[].id':
    'The identifier of the rate within the hotel and the stay: one line of at most 2,048 printable characters.',
  'rates[].room_group_id': 'The `id` of the kind of room.',
  'rates[].check_in':
    'The day of arrival, `YYYY-MM-DD`. It is the requested day, if the request names one.',
  'rates[].check_out': 'The day of departure, `YYYY-MM-DD`, after `check_in`.',
  'rates[].occupancy':
    'The guests of the room for whom the price is, in the form of the request: `2-9,4` are two adults with children of nine and four years. Missing if the price is the same for all guests for whom the room has beds.',
  'rates[].any_residency':
    'False if the price or the terms depend on the country in which the travelers live. Missing, null and true mean that they are for everybody. At checkout the site requests a rate with false again, with `residency`.',
  'rates[].meal': 'The included meals.',
  'rates[].nights': 'The nights from `check_in` to `check_out`, each once.',
  'rates[].nights[].date': 'The day on which the night begins, `YYYY-MM-DD`.',
  'rates[].nights[].amount': 'The price of the night, without taxes.',
  'rates[].taxes': 'The taxes and fees of the whole stay. Null and empty mean no taxes.',
  'rates[].taxes[].name': 'The name of the tax, in the language of the request or in English.',
  'rates[].taxes[].code': `The code of a tax for which the site has a word in each of its languages: ${codesOf(names.taxes)}. The site shows the word in place of the name, and ignores other codes.`,
  'rates[].taxes[].amount': 'The tax in the currency of the rate.',
  'rates[].taxes[].due': 'Whether the tax is paid at booking or at the property.',
  'rates[].taxes[].charged': 'The amount that the property charges, if it is in another currency.',
  'rates[].taxes[].charged.amount': 'The amount with the decimals of its own currency.',
  'rates[].taxes[].charged.currency': 'An ISO 4217 code.',
  'rates[].total':
    'The whole price, above zero: nights + taxes = total = total_now + total_property.',
  'rates[].total_now': 'The amount due at booking, which includes the taxes due now.',
  'rates[].total_property': 'The amount due at the property, which includes the taxes due there.',
  'rates[].currency':
    'An ISO 4217 code. Every amount of the rate has exactly the number of decimals of this currency: `12.00` in USD, `1200` in JPY.',
  'rates[].free_cancellation_until':
    'The end of free cancellation: an instant with its offset, `2027-03-06T18:00:00+05:00`, not after the day of `check_out`. Null if cancellation is never free. With `cancellation` this field may be missing; otherwise it is the end of the last free step.',
  'rates[].cancellation':
    'The fees for a cancellation: at most ten steps in the order of `until`, and the last step has no end. Without steps, cancellation is free until `free_cancellation_until`, and then costs the price without local taxes due at the property. Fees never fall from one step to the next. The site leaves out a rate whose steps break these rules.',
  'rates[].cancellation[].until':
    'The `fee` applies up to and including this instant, with its offset from UTC. It is later than the instant of the step before, and not after the day of `check_out`. Null only in the last step, which has no end.',
  'rates[].cancellation[].fee':
    'The fee for one room and the whole stay, in the currency of the rate. It is at most the price of the room without local taxes due at the property, which are never part of a fee.',
  'rates[].no_show':
    'The fee for one room if nobody arrives, at most the price of the room without local taxes. If the field is missing, the fee may be the whole price.',
  'rates[].deposit':
    'The deposit that the property takes on arrival for one room, besides the price. Null if there is no deposit. It is no part of `total`, and only the property collects it.',
  'rates[].deposit.amount':
    'The amount, above zero, with the decimals of its own currency. This may be another currency than that of the rate.',
  'rates[].deposit.currency': 'An ISO 4217 code.',
  'rates[].deposit.refundable': 'Whether the property returns the deposit after the stay.',
  'rates[].extras':
    'The extras that travelers can add to the room for the whole stay: at most 30, each with its own `id`. They are no part of `total`, `no_show` or a cancellation fee. The site leaves out a rate whose extras break a rule. A search needs no extras.',
  'rates[].extras[].id':
    'The identifier of the extra within the rate: one line of at most 2,048 characters.',
  'rates[].extras[].kind':
    '`meal`, `early-check-in`, `late-check-out`, `parking`, `transfer` from or to the airport, `cot` or `extra-bed`. The site names these kinds in each of its languages, and does not offer other kinds.',
  'rates[].extras[].amount':
    'The price of the extra for all guests of the room and the whole stay, with taxes, in the currency of the rate and with its decimals.',
  'rates[].extras[].currency': 'The currency of the rate. It may be missing.',
  'rates[].extras[].due': 'Whether the extra is paid at booking or at the property.',
  'rates[].extras[].meal': 'The meals of the room with this extra. Required for the kind `meal`.',
  'rates[].extras[].time':
    'The time from which guests may check in, or until which they must check out, `HH:MM` in the hotel’s time zone.',
  'rates[].payment':
    'When the nights are paid: at booking or at the property. At this time at least a part of the nights is due, besides the taxes.',
  'rates[].collect':
    'Who collects `total_now`: the `site`, which settles with the hotel, or the `hotel`. If the field is missing, the agreement with the operator for all rates applies. The hotel always collects `total_property`.',
  'rates[].left': 'The number of such rooms that are left, from 1, if it is known.',
  'rates[].commission': 'The commission of a travel agent, which is included in the price.',
  'rates[].commission.percent': 'The share of the nights, in percent, 0 to 100.',
  'rates[].commission.amount': 'The amount in the currency of the rate, at most the total.',
  'rates[].booking': 'Whether a booking is confirmed at once, or after the hotel confirms it.',
} as const;

/**
 * The meaning of each field of a hotel, for the people who supply it: its unit, its format and its
 * use on the site. The OpenAPI document cannot be written while a field of `hotelSchema` is missing
 * here. Spec §3, §5 and §9.
 */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  id: "The permanent identifier of the hotel, and the last part of the hotel’s address on this site. At most 128 letters, digits and `_ . ~ - : @ ! $ & ' ( ) * + , ; =`, sent percent-encoded. The site reads a number as its decimal text.",
  name: 'The hotel’s name as plain text. The site shows markup as text.',
  images:
    'The hotel’s pictures, best first. Lists show the first picture, and the hotel page shows five.',
  'images[].url':
    'An http or https address with a `{size}` token, which the site replaces by `x300` (thumbnails, listing rows) or `x600` (cards, large pictures).',
  'images[].caption': 'A short caption, as plain text.',
  'images[].room_group_id': 'The kind of room in the picture: an `id` of `room_groups`.',
  region: 'The place of the hotel.',
  'region.name':
    'The name of the place as a traveler types it. The search compares it with `city`.',
  'region.country_code': 'The country, as an ISO 3166-1 alpha-2 code.',
  star_rating: 'The number of stars of the hotel, 0 to 5. 0 and null mean no stars.',
  latitude: 'WGS 84 degrees north, -90 to 90.',
  longitude: 'WGS 84 degrees east, -180 to 180.',
  address: 'The postal address on one line, as plain text.',
  room_groups: 'The kinds of room of the hotel. The listing names the first one.',
  'room_groups[].id':
    'The identifier of the kind of room within the hotel. If two kinds have the same id, the site leaves out its rates.',
  'room_groups[].name':
    'The room’s full name. The site shows it if `name_struct.main_name` is missing.',
  'room_groups[].name_struct': 'The room’s name in parts.',
  'room_groups[].name_struct.main_name':
    'The short name of the room. The site prefers it to `name`.',
  'room_groups[].room_amenities': 'The amenities of this kind of room.',
  'room_groups[].room_amenities[].id': 'The identifier of the amenity within the room.',
  'room_groups[].room_amenities[].amenity': 'The amenity’s name as plain text.',
  'room_groups[].room_amenities[].code':
    'The code of the amenity, as for the amenities of the hotel.',
  amenity_groups: 'The amenities of the whole hotel, in groups.',
  'amenity_groups[].amenities': 'The amenities of one group.',
  'amenity_groups[].title': 'The title of the group, as plain text.',
  'amenity_groups[].amenities[].amenity':
    'The amenity’s name as plain text. The site shows the first ten different names, and the others on request.',
  'amenity_groups[].amenities[].code': `The code of an amenity for which the site has a word in each of its languages: ${codesOf(names.amenities)}. The site shows the word in place of the name, and ignores other codes. Send a code only if the name says no more than the word.`,
  'room_groups[].beds': 'The number of beds of one such room.',
  'room_groups[].sleeps': 'The maximum number of guests of one such room.',
  'room_groups[].images': 'Pictures of this kind of room, best first.',
  'room_groups[].images[].url':
    'The address of the picture, with a `{size}` token, as for the hotel’s pictures.',
  'room_groups[].images[].caption': 'A short caption, as for the hotel’s pictures.',
  'room_groups[].size_sqm': 'The floor space of one such room in square meters, 4 to 1,000.',
  kind: 'The kind of property, in English: `Hotel`, `Apartment`, `Guest house`, ….',
  neighborhood: 'The part of the city, as plain text.',
  guest_rating: 'The rating of the hotel by its guests.',
  'guest_rating.score': 'The average score, 0 to 10.',
  'guest_rating.reviews': 'The number of ratings in the average score.',
  time_zone: 'The hotel’s time zone, an IANA name such as `Asia/Karachi`.',
  check_in_from: 'The time from which guests can check in, `HH:MM` in the hotel’s time zone.',
  check_out_until: 'The time until which guests must check out, `HH:MM` in the hotel’s time zone.',
  contact_phone:
    'The hotel’s phone number for guests, with its country code: `+92 21 3456 7890`. The site shows any other text without a link.',
  contact_email: 'The hotel’s e-mail address for guests.',
  payment_note:
    'How the hotel collects the amount before arrival: its request, the means of payment, and the deadline. Preferably one sentence of plain text, at most 2,000 characters.',
  legal_info:
    'The legal identity of the hotel, for the invoices and payments of the site’s operator. The site reads it only from the response for one hotel, and shows it to no traveler.',
  'legal_info.name': 'The name of the company, on one line: at most 120 characters.',
  'legal_info.address':
    'The postal address of the company, on one line or more: at most 300 characters.',
  'legal_info.vat_number': 'The VAT number of the company: at most 30 characters.',
  policies: 'The policies of the hotel.',
  'policies[].title': 'The title of the policy.',
  'policies[].lines': 'The sentences of the policy, as plain text.',
  description:
    'The description of the hotel in plain text. The site shows at most six paragraphs. The first one is above the rooms, so it should have the most important facts in about 300 characters. Travelers open the others.',
  'description[].title': 'The title of the paragraph. The first paragraph needs no title.',
  'description[].text':
    'The text of the paragraph, at most 2,000 characters. The site keeps line breaks.',
  nearby: 'The places near the hotel. The page shows the eight nearest.',
  'nearby[].name': 'The name of the place as plain text.',
  'nearby[].kind':
    '`sight`, `transport` or `airport`. The site lists places of other kinds after these, without an icon.',
  'nearby[].meters':
    'The distance from the hotel in a straight line, in meters: 0 to 500,000. The site rounds the distance, and shows it in the units of the reader.',
  ...rateDescriptions,
};
