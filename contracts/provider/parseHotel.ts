import * as v from 'valibot';
import { longestNameShown, longestParagraph, longTextFields } from '../values/longestTexts.ts';
import { readableText } from '../values/plainText.ts';
import { type Hotel, hotelSchema } from './hotels.ts';

/**
 * A part of a hotel with the wrong shape: its location (`keys`), and the part that the site leaves
 * out because of it.
 */
export interface HotelError {
  keys: readonly unknown[];
  issue: v.BaseIssue<unknown>;
  leftOut: 'hotel' | 'field' | 'item' | 'rate';
}

/**
 * A hotel without its wrong parts, and the list of errors. The hotel is undefined if its id or name
 * is wrong.
 */
export interface ParsedHotel {
  hotel: Hotel | undefined;
  errors: readonly HotelError[];
}

/**
 * Reads a hotel from parsed JSON. If a part is wrong, only the field, list item or rate that
 * contains it is left out. If the id or the name is wrong, the whole hotel is left out. Very long
 * texts are cut. ADR 0004.
 */
export function parseHotel(value: unknown): ParsedHotel {
  return checkHotel(withShortTexts(value));
}

/** Does the same as `parseHotel` without cutting texts. */
export function checkHotel(value: unknown): ParsedHotel {
  const read = v.safeParse(hotelSchema, value);
  if (read.success) return { hotel: read.output, errors: [] };
  const errors = read.issues.map((issue) => ({ issue, ...removablePart(keysOf(issue)) }));
  if (errors.some(({ leftOut }) => leftOut === 'hotel')) return { hotel: undefined, errors };
  const rest = v.safeParse(hotelSchema, withoutParts(value, errors));
  return { hotel: rest.success ? rest.output : undefined, errors };
}

/**
 * The fields of a hotel whose texts are cut to the length of a name. Ids and web addresses are
 * never cut.
 */
const nameFields = [
  'name',
  'main_name',
  'country_code',
  'neighborhood',
  'kind',
  'title',
  'caption',
  'amenity',
  'contact_phone',
  'contact_email',
];
const longest: ReadonlyMap<string, number> = new Map([
  ...nameFields.map((field) => [field, longestNameShown] as const),
  ...[...longTextFields].map((field) => [field, longestParagraph] as const),
]);

/**
 * The maximum depth of a hotel. JSON from outside could be nested deeper than the call stack
 * allows.
 */
const deepest = 8;

/**
 * Cuts long texts in parsed JSON. Returns the same value if nothing changes. Texts of rates are not
 * cut, because rates have their own limits.
 */
function withShortTexts(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') {
    const most = longest.get(field) ?? Infinity;
    return value.length > most ? readableText(value, most) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (field === 'rates' || depth === deepest) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withShortTexts(item, field, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const cut = new Map<string, unknown>();
  for (const [key, item] of Object.entries(value)) {
    const short = withShortTexts(item, key, depth + 1);
    if (short !== item) cut.set(key, short);
  }
  return cut.size > 0 ? { ...value, ...Object.fromEntries(cut) } : value;
}

function keysOf({ path }: v.BaseIssue<unknown>): unknown[] {
  return path?.map(({ key }) => key) ?? [];
}

/** The parts of a schema that tell which values may be missing. */
interface SchemaPart {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaPart>>;
  readonly item?: SchemaPart;
  readonly wrapped?: SchemaPart;
}

/**
 * Returns the part of a hotel to leave out because of an error at these keys. This is the rate that
 * contains the error, otherwise the innermost list item or optional field. If only the whole hotel
 * can be left out, `keys` of the result is empty.
 */
export function removablePart(keys: readonly unknown[]): Omit<HotelError, 'issue'> {
  if (keys[0] === 'rates' && keys.length > 1) return { keys: keys.slice(0, 2), leftOut: 'rate' };
  let part: SchemaPart = hotelSchema;
  let found: Omit<HotelError, 'issue'> = { keys: [], leftOut: 'hotel' };
  for (const [index, key] of keys.entries()) {
    const { item, entries }: SchemaPart = part.wrapped ?? part;
    const below = item ?? entries?.[String(key)];
    if (!below) break;
    if (item) found = { keys: keys.slice(0, index + 1), leftOut: 'item' };
    else if (below.wrapped) found = { keys: keys.slice(0, index + 1), leftOut: 'field' };
    part = below;
  }
  return found;
}

/** Returns a copy of parsed JSON without the parts at the given keys. */
function withoutParts(value: unknown, parts: readonly Pick<HotelError, 'keys'>[]): unknown {
  if (typeof value !== 'object' || value === null || parts.length === 0) return value;
  const kept = (key: unknown, item: unknown): unknown[] => {
    const below = parts
      .filter(({ keys }) => keys[0] === key)
      .map(({ keys }) => ({ keys: keys.slice(1) }));
    return below.some(({ keys }) => keys.length === 0) ? [] : [withoutParts(item, below)];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => kept(index, item));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => kept(key, item).map((rest) => [key, rest])),
  );
}
