import { hotelEndpoints, hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { longestNameShown, longestParagraph, longTextFields } from '../../values/longestTexts.ts';
import { isVisible } from '../../values/plainText.ts';
import { mailLink, telephoneLink } from '../../values/contactLinks.ts';
import {
  eachDrawnValue,
  eachValue,
  endpointsReading,
  isNumber,
  isText,
  type Rule,
  valuesAt,
} from './rule.ts';

const markup = /<\/?[a-z!][^>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;
/**
 * Control characters except tab and line breaks, zero-width spaces, and characters that change the
 * text direction.
 */
const control = /[^\P{Cc}\t\n\r]|[\u200b\ufeff\u202a-\u202e\u2066-\u2069]/u;
/**
 * The traces of lost characters in a text: the replacement character, and halves of surrogate
 * pairs.
 */
const replaced = /[\ufffd\p{Cs}]/u;
/**
 * UTF-8 that was decoded as windows-1252: `CafÃ©`, `Ã–sterreich`, `itâ€™s`. Quotes and dashes may
 * follow a word in capitals.
 */
const misread =
  /[ÂÃÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|(?<!\p{Lu})Ã[‘’“”•–—]|â€[\u0080-\u00bf™œ“”¢¦]/u;
/** The number of characters shown on either side of the wrong place in a text. */
const excerptLength = 30;
/**
 * Ids that match the contract's pattern but lead elsewhere: relative paths and the names of the
 * endpoints.
 */
const reservedIds = ['.', '..', ...Object.values(hotelsPaths).map((path) => path.split('/')[3])];

/** The texts of a hotel that a screen may draw. */
const textFields = [
  'name',
  'region.name',
  'address',
  'neighborhood',
  'contact_phone',
  'contact_email',
  'payment_note',
  'images[].caption',
  'room_groups[].name_struct.main_name',
  'room_groups[].name',
  'room_groups[].images[].caption',
  'room_groups[].room_amenities[].amenity',
  'amenity_groups[].title',
  'amenity_groups[].amenities[].amenity',
  'policies[].title',
  'policies[].lines[]',
  'description[].title',
  'description[].text',
  'nearby[].name',
  'rates[].taxes[].name',
];
const textsIn = textFields.map(valuesAt);
const pictureFields = ['images[].url', 'room_groups[].images[].url'];

/** Rules for ids, texts, pictures and numbers of the right type that cannot be shown. */
export const contentRules: readonly Rule[] = [
  {
    id: 'id-opens',
    title: 'Ids lead to their hotel',
    rank: 'broken',
    endpoints: hotelEndpoints,
    expected: 'an id other than ., .. and the names of other endpoints',
    check: eachValue(['id'], isText, (id) =>
      reservedIds.includes(id) ? { shows: "a link to a page without the hotel's data" } : undefined,
    ),
  },
  {
    id: 'name-not-blank',
    title: 'Names are not blank',
    rank: 'broken',
    endpoints: hotelEndpoints,
    expected: 'a name with visible characters',
    check: eachValue(['name'], isText, (name) =>
      isVisible(name) ? undefined : { shows: 'a hotel without a name' },
    ),
  },
  {
    id: 'no-html',
    title: 'No HTML in texts',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'plain text, without tags or entities',
    check: eachDrawnText(markupIn),
  },
  {
    id: 'no-control-characters',
    title: 'No control characters in texts',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'text without control, zero-width and direction characters',
    check: eachDrawnText(controlIn),
  },
  {
    id: 'no-garbled-text',
    title: 'No garbled characters in texts',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'text in UTF-8, without replacement characters and incomplete characters',
    check: eachDrawnText(garbledIn),
  },
  {
    id: 'text-length',
    title: 'Texts are not too long',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: `names of at most ${longestNameShown} characters, and other texts of at most ${longestParagraph}`,
    check: eachDrawnText((text, field) =>
      tooLong(text, isLongText(field) ? longestParagraph : longestNameShown),
    ),
  },
  {
    id: 'stars-0-to-5',
    title: 'Stars are 0 to 5',
    rank: 'degraded',
    endpoints: endpointsReading('star_rating'),
    expected: 'a number from 0 to 5',
    check: eachValue(['star_rating'], isNumber, (stars) => {
      if (stars >= 0 && stars <= 5) return undefined;
      return { shows: stars > 5 ? `'${stars} stars'` : undefined };
    }),
  },
  {
    id: 'rooms-sleep',
    title: 'Rooms sleep somebody',
    rank: 'degraded',
    endpoints: endpointsReading('room_groups[].sleeps'),
    expected: 'a number of people of at least 1, or null if it is unknown',
    check: eachValue(['room_groups[].sleeps'], isNumber, (sleeps) =>
      sleeps === 0 ? { shows: 'no rate of the room: nobody fits' } : undefined,
    ),
  },
  {
    id: 'contact-reachable',
    title: 'Phone numbers and e-mail addresses work',
    rank: 'degraded',
    endpoints: endpointsReading('contact_phone'),
    expected: 'a phone number that begins with + and the country code, and an e-mail address',
    check: eachValue(['contact_phone', 'contact_email'], isText, (text, field) => {
      const link = field === 'contact_phone' ? telephoneLink(text) : mailLink(text);
      return link || !text.trim() ? undefined : { shows: 'a text in place of a link' };
    }),
  },
  // Spec §3 and §9.
  {
    id: 'picture-address',
    title: 'Pictures are http(s)',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'an absolute http or https address',
    check: eachDrawnValue(pictureFields, isText, (url) =>
      /^https?:\/\//i.test(url.trim())
        ? undefined
        : { shows: 'the picture is skipped: the next one or a placeholder is shown' },
    ),
  },
  {
    id: 'picture-https',
    title: 'Pictures use https',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'an https address',
    check: eachDrawnValue(pictureFields, isText, (url) =>
      /^http:/i.test(url.trim())
        ? { shows: 'a placeholder on a site served over https, which blocks http pictures' }
        : undefined,
    ),
  },
  {
    id: 'picture-size',
    title: 'Pictures contain {size}',
    rank: 'advice',
    endpoints: hotelEndpoints,
    expected: 'a {size} token, replaced by x300 or x600',
    check: eachDrawnValue(pictureFields, isText, (url) =>
      url.includes('{size}') ? undefined : { shows: 'one file for small and large pictures' },
    ),
  },
];

/** A fault of a text, and its effect on the site. */
interface TextFault {
  description: string;
  shows: string;
}

function markupIn(text: string): TextFault | undefined {
  const found = markup.exec(text);
  if (!found) return undefined;
  const what = found[0].startsWith('&') ? 'entity' : 'tag';
  return {
    description: excerptAt(text, found.index),
    shows: `the ${what} ${found[0].slice(0, excerptLength)}, as text`,
  };
}

function controlIn(text: string): TextFault | undefined {
  const found = isVisible(text) ? control.exec(text) : null;
  if (!found) return undefined;
  return {
    description: excerptAt(text, found.index),
    shows: 'a missing or replaced character in the text',
  };
}

function garbledIn(text: string): TextFault | undefined {
  const found = replaced.exec(text) ?? misread.exec(text);
  if (!found) return undefined;
  return { description: excerptAt(text, found.index), shows: 'wrong characters in the text' };
}

function tooLong(text: string, longest: number): TextFault | undefined {
  if (text.length <= longest) return undefined;
  return { description: `${text.length} characters`, shows: 'the beginning of the text' };
}

/**
 * Returns a text around its wrong character, which an arrow marks. An invisible character is shown
 * by its code.
 */
function excerptAt(text: string, at: number): string {
  const from = Math.max(0, at - excerptLength);
  const to = at + excerptLength;
  const named = (part: string) =>
    part.replace(
      /[\p{Cc}\p{Cs}\u200b\ufeff\u202a-\u202e\u2066-\u2069]/gu,
      (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
  const before = `${from > 0 ? '…' : ''}${named(text.slice(from, at))}`;
  const after = `${named(text.slice(at, to))}${to < text.length ? '…' : ''}`;
  return `${before}⟶${after} (character ${at + 1})`;
}

/** Returns the fault of a text that is not plain or too long; undefined for any other text. */
export function faultOfText(text: string, longest: number): TextFault | undefined {
  return markupIn(text) ?? controlIn(text) ?? garbledIn(text) ?? tooLong(text, longest);
}

/** Checks each text that the endpoint's screen draws. */
function eachDrawnText(check: (text: string, field: string) => TextFault | undefined) {
  return eachDrawnValue(textFields, isText, check);
}

/** Tells whether a field, such as `policies[].lines[]`, may contain a long text. */
function isLongText(field: string): boolean {
  return longTextFields.has(/(\w+)(\[\])?$/.exec(field)?.[1] ?? '');
}

/** Returns every text of a hotel that a screen may draw. */
export function textsOf(hotel: Hotel): string[] {
  return textsIn
    .flatMap((valuesIn) => valuesIn(hotel))
    .flatMap(({ value }) => (typeof value === 'string' && value ? [value] : []));
}
