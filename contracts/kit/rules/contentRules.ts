import { everyEndpoint, hotelsPaths } from '../../provider/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { eachHotel, endpointsReading, isDrawn, type Rule } from './rule.ts';

const markup = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;
/** Anything but spaces, controls, format characters such as zero-width spaces, and fillers. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Controls but tab and line breaks, zero-width spaces, and characters that change the text direction. */
const control = /[^\P{Cc}\t\n\r]|[\u200b\ufeff\u202a-\u202e\u2066-\u2069]/u;
/** Ids that match the contract's pattern but lead elsewhere: relative paths and the names of the endpoints. */
const reservedIds = ['.', '..', ...Object.values(hotelsPaths).map((path) => path.split('/')[3])];

/** Rules for ids, texts and numbers that have the right type but cannot be shown. */
export const contentRules: readonly Rule[] = [
  {
    id: 'id-opens',
    title: 'Ids lead to their hotel',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'neither . nor .. nor the name of another endpoint',
    check: eachHotel(({ id }, at) =>
      !reservedIds.includes(id)
        ? undefined
        : { at: `${at}.id`, received: id, shows: "a link to a page without the hotel's data" },
    ),
  },
  {
    id: 'name-not-blank',
    title: 'Names are not blank',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'a name with visible characters',
    check: eachHotel(({ name }, at) =>
      visible.test(name)
        ? undefined
        : { at: `${at}.name`, received: name, shows: 'a hotel without a name' },
    ),
  },
  {
    id: 'no-html',
    title: 'No HTML in texts',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'plain text, without tags or entities',
    check: eachDrawnText((text) => markup.test(text), 'the tags, as text'),
  },
  {
    id: 'no-control-characters',
    title: 'No control characters in texts',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'text without control, zero-width and direction characters',
    check: eachDrawnText(
      (text) => visible.test(text) && control.test(text),
      'a missing or replaced character in the text',
    ),
  },
  {
    id: 'stars-0-to-5',
    title: 'Stars are 0 to 5',
    rank: 'degraded',
    endpoints: endpointsReading('star_rating'),
    expected: 'a number from 0 to 5',
    check: eachHotel(({ star_rating: stars }, at) => {
      if (stars == null || (stars >= 0 && stars <= 5)) return undefined;
      return {
        at: `${at}.star_rating`,
        received: stars,
        shows: stars > 5 ? `'${stars} stars'` : undefined,
      };
    }),
  },
  {
    id: 'guest-rating-0-to-10',
    title: 'Guest ratings are 0 to 10',
    rank: 'degraded',
    endpoints: endpointsReading('guest_rating.score'),
    expected: 'a score from 0 to 10',
    check: eachHotel(({ guest_rating: rating }, at) =>
      !rating || (rating.score >= 0 && rating.score <= 10)
        ? undefined
        : { at: `${at}.guest_rating.score`, received: rating.score },
    ),
  },
];

/** Checks each text that the endpoint's screen draws. */
function eachDrawnText(isWrong: (text: string) => boolean, shows: string): Rule['check'] {
  return eachHotel((hotel, at, { endpoint }) =>
    textsOf(hotel)
      .filter(({ field, text }) => isDrawn(endpoint, field) && isWrong(text))
      .map(({ field, text }) => ({ at: `${at}.${field}`, received: text, shows })),
  );
}

function textsOf(hotel: Hotel): { field: string; text: string }[] {
  const rooms = (hotel.room_groups ?? []).flatMap((room, index) => [
    { field: `room_groups[${index}].name_struct.main_name`, text: room.name_struct?.main_name },
    { field: `room_groups[${index}].name`, text: room.name },
  ]);
  const facilities = (hotel.amenity_groups ?? []).flatMap((group, groupIndex) =>
    (group.amenities ?? []).map(({ amenity }, index) => ({
      field: `amenity_groups[${groupIndex}].amenities[${index}].amenity`,
      text: amenity,
    })),
  );
  return [
    { field: 'name', text: hotel.name },
    { field: 'region.name', text: hotel.region?.name },
    { field: 'address', text: hotel.address },
    ...rooms,
    ...facilities,
  ].flatMap(({ field, text }) => (text ? [{ field, text }] : []));
}
