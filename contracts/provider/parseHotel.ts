import * as v from 'valibot';
import { longestNameShown, longestParagraph, longTextFields } from '../values/longestTexts.ts';
import { readableText } from '../values/plainText.ts';
import { type Hotel, hotelSchema } from './hotels.ts';

/**
 * A part of a hotel that has the wrong shape: where (`keys`), and what the site leaves out for it.
 */
export interface HotelError {
  keys: readonly unknown[];
  issue: v.BaseIssue<unknown>;
  leftOut: 'hotel' | 'field' | 'item' | 'rate';
}

/**
 * A hotel without its wrong parts, or undefined when its id or name is wrong; and what is wrong.
 */
export interface ParsedHotel {
  hotel: Hotel | undefined;
  errors: readonly HotelError[];
}

/**
 * Reads a hotel from parsed JSON. A wrong part costs no more than the field, the list item or the
 * rate that it is in; a wrong id or name costs the hotel. Of a text that would fill the page the
 * beginning is kept. ADR 0004.
 */
export function parseHotel(value: unknown): ParsedHotel {
  return checkHotel(withShortTexts(value));
}

/** The same with every text as long as it was received. */
export function checkHotel(value: unknown): ParsedHotel {
  const read = v.safeParse(hotelSchema, value);
  if (read.success) return { hotel: read.output, errors: [] };
  const errors = read.issues.map((issue) => ({ issue, ...removablePart(keysOf(issue)) }));
  if (errors.some(({ leftOut }) => leftOut === 'hotel')) return { hotel: undefined, errors };
  const rest = v.safeParse(hotelSchema, withoutParts(value, errors));
  return { hotel: rest.success ? rest.output : undefined, errors };
}

/** The texts of a hotel that are cut besides the long ones; ids and addresses of pages are not. */
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

/** Nothing of a hotel is deeper, and JSON may be deeper than the stack. */
const deepest = 8;

/**
 * Parsed JSON without the ends of long texts; itself if it has none. Those of rates have limits of
 * their own.
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

/** A schema as far as it says which of its parts may be missing. */
interface SchemaPart {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaPart>>;
  readonly item?: SchemaPart;
  readonly wrapped?: SchemaPart;
}

/**
 * What to leave out of a hotel for an error at these keys: the rate that they lead into, else the
 * innermost list item or optional field. `keys` is empty where nothing but the whole hotel can be
 * left out.
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

/** A copy of parsed JSON without the parts at the given keys. */
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
