import { hotelEndpoints, hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { longestNameShown, longestParagraph, longTextFields } from '../../values/longestTexts.ts';
import { isVisible } from '../../values/plainText.ts';
import { mailLink, telephoneLink } from '../../values/contactLinks.ts';
import { eachHotel, endpointsReading, isDrawn, type Occurrence, type Rule } from './rule.ts';

const markup = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;
/**
 * Controls but tab and line breaks, zero-width spaces, and characters that change the text
 * direction.
 */
const control = /[^\P{Cc}\t\n\r]|[\u200b\ufeff\u202a-\u202e\u2066-\u2069]/u;
/**
 * What a text that lost characters has: the replacement character, and halves of surrogate pairs.
 */
const replaced = /[\ufffd\p{Cs}]/u;
/**
 * UTF-8 that was read as windows-1252: `CafÃ©`, `Ã–sterreich`, `itâ€™s`. Quotes and dashes may
 * follow a word in capitals.
 */
const misread =
  /[ÂÃÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|(?<!\p{Lu})Ã[‘’“”•–—]|â€[\u0080-\u00bf™œ“”¢¦]/u;
const shownMarkup = 'the tags, as text';
const shownControl = 'a missing or replaced character in the text';
const shownGarbled = 'wrong characters in the text';
const shownLength = 'the beginning of the text';
/**
 * Ids that match the contract's pattern but lead elsewhere: relative paths and the names of the
 * endpoints.
 */
const reservedIds = ['.', '..', ...Object.values(hotelsPaths).map((path) => path.split('/')[3])];

/** Rules for ids, texts and numbers that have the right type but cannot be shown. */
export const contentRules: readonly Rule[] = [
  {
    id: 'id-opens',
    title: 'Ids lead to their hotel',
    rank: 'broken',
    endpoints: hotelEndpoints,
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
    endpoints: hotelEndpoints,
    expected: 'a name with visible characters',
    check: eachHotel(({ name }, at) =>
      isVisible(name)
        ? undefined
        : { at: `${at}.name`, received: name, shows: 'a hotel without a name' },
    ),
  },
  {
    id: 'no-html',
    title: 'No HTML in texts',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'plain text, without tags or entities',
    check: eachDrawnText((text) => markup.test(text), shownMarkup),
  },
  {
    id: 'no-control-characters',
    title: 'No control characters in texts',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'text without control, zero-width and direction characters',
    check: eachDrawnText((text) => isVisible(text) && control.test(text), shownControl),
  },
  {
    id: 'no-garbled-text',
    title: 'No garbled characters in texts',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'text in UTF-8, without replacement characters and halves of characters',
    check: eachDrawnText((text) => replaced.test(text) || misread.test(text), shownGarbled),
  },
  {
    id: 'text-length',
    title: 'Texts are not too long',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: `names of at most ${longestNameShown} characters, and other texts of at most ${longestParagraph}`,
    check: eachDrawnText(
      (text, field) => text.length > (isLongText(field) ? longestParagraph : longestNameShown),
      shownLength,
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
    id: 'rooms-sleep',
    title: 'Rooms sleep somebody',
    rank: 'degraded',
    endpoints: endpointsReading('room_groups[].sleeps'),
    expected: 'a number of people from 1, or null where it is not known',
    check: eachHotel(({ room_groups: rooms }, at) =>
      (rooms ?? []).flatMap(({ sleeps }, index): Occurrence[] =>
        sleeps === 0
          ? [
              {
                at: `${at}.room_groups[${index}].sleeps`,
                received: sleeps,
                shows: 'no rate of the room: nobody fits',
              },
            ]
          : [],
      ),
    ),
  },
  {
    id: 'contact-reachable',
    title: 'Phone numbers and e-mail addresses work',
    rank: 'degraded',
    endpoints: endpointsReading('contact_phone'),
    expected: 'a phone number that begins with + and the country code, and an e-mail address',
    check: eachHotel(({ contact_phone: phone, contact_email: email }, at) => [
      ...(phone?.trim() && !telephoneLink(phone)
        ? [{ at: `${at}.contact_phone`, received: phone, shows: 'a text in place of a link' }]
        : []),
      ...(email?.trim() && !mailLink(email)
        ? [{ at: `${at}.contact_email`, received: email, shows: 'a text in place of a link' }]
        : []),
    ]),
  },
];

/** What the site shows of a text that is not plain or too long; undefined of any other text. */
export function faultOfText(text: string, longest: number): string | undefined {
  if (markup.test(text)) return shownMarkup;
  if (isVisible(text) && control.test(text)) return shownControl;
  if (replaced.test(text) || misread.test(text)) return shownGarbled;
  return text.length > longest ? shownLength : undefined;
}

/** Checks each text that the endpoint's screen draws. */
function eachDrawnText(
  isWrong: (text: string, field: string) => boolean,
  shows: string,
): Rule['check'] {
  return eachHotel((hotel, at, { endpoint }) =>
    textsOf(hotel)
      .filter(({ field, text }) => isWrong(text, field) && isDrawn(endpoint, field))
      .map(({ field, text }) => ({ at: `${at}.${field}`, received: text, shows })),
  );
}

/** Whether the last field of a path, such as `policies[0].lines[1]`, may have a long text. */
function isLongText(path: string): boolean {
  return longTextFields.has(/(\w+)(\[\d+\])?$/.exec(path)?.[1] ?? '');
}

/** Every text of a hotel that a screen may draw, with its path. */
export function textsOf(hotel: Hotel): { field: string; text: string }[] {
  const captions = (images: Hotel['images'], below = '') =>
    (images ?? []).map(({ caption: text }, nth) => {
      return { field: `${below}images[${nth}].caption`, text };
    });
  const rooms = (hotel.room_groups ?? []).flatMap((room, index) => [
    { field: `room_groups[${index}].name_struct.main_name`, text: room.name_struct?.main_name },
    { field: `room_groups[${index}].name`, text: room.name },
    ...captions(room.images, `room_groups[${index}].`),
    ...(room.room_amenities ?? []).map(({ amenity }, nth) => ({
      field: `room_groups[${index}].room_amenities[${nth}].amenity`,
      text: amenity,
    })),
  ]);
  const taxes = (hotel.rates ?? []).flatMap((rate, index) =>
    (rate.taxes ?? []).map(({ name }, nth) => ({
      field: `rates[${index}].taxes[${nth}].name`,
      text: name,
    })),
  );
  const policies = (hotel.policies ?? []).flatMap(({ title, lines }, index) => [
    { field: `policies[${index}].title`, text: title },
    ...lines.map((text, nth) => ({ field: `policies[${index}].lines[${nth}]`, text })),
  ]);
  const description = (hotel.description ?? []).flatMap(({ title, text }, index) => [
    { field: `description[${index}].title`, text: title },
    { field: `description[${index}].text`, text },
  ]);
  const nearby = (hotel.nearby ?? []).map(({ name }, index) => ({
    field: `nearby[${index}].name`,
    text: name,
  }));
  const facilities = (hotel.amenity_groups ?? []).flatMap(({ title, amenities }, groupIndex) => [
    { field: `amenity_groups[${groupIndex}].title`, text: title },
    ...(amenities ?? []).map(({ amenity }, index) => ({
      field: `amenity_groups[${groupIndex}].amenities[${index}].amenity`,
      text: amenity,
    })),
  ]);
  return [
    { field: 'name', text: hotel.name },
    { field: 'region.name', text: hotel.region?.name },
    { field: 'address', text: hotel.address },
    { field: 'neighborhood', text: hotel.neighborhood },
    { field: 'contact_phone', text: hotel.contact_phone },
    { field: 'contact_email', text: hotel.contact_email },
    { field: 'payment_note', text: hotel.payment_note },
    ...captions(hotel.images),
    ...rooms,
    ...facilities,
    ...policies,
    ...description,
    ...nearby,
    ...taxes,
  ].flatMap(({ field, text }) => (text ? [{ field, text }] : []));
}
