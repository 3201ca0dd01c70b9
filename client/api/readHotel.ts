import * as v from 'valibot';
import { addedFields, type Hotel, hotelSchema } from '#contracts/hotels.ts';
import { isRateFor, type StayQuery } from '#contracts/rates.ts';
import { formatPath } from './formatPath.ts';

/** Where a response departs from its schema: a path such as `hotels[3].name`, and what is wrong there. */
export interface ShapeError {
  path: string;
  message: string;
  /** What the page misses in consequence. */
  leftOut: 'hotel' | 'field' | 'rate';
}

/** A hotel, unless it could not be read, and what had to be left out. */
export interface HotelReading {
  hotel: Hotel | undefined;
  errors: ShapeError[];
}

/**
 * Reads a hotel at `root` of a response. A rate that breaks its rules or is for another stay than
 * `requested`, and a wrongly shaped field that the specification does not have, are left out. Any
 * other departure from the schema costs the whole hotel. ADR 0005.
 */
export function readHotel(root: string, value: unknown, requested: StayQuery = {}): HotelReading {
  const read = v.safeParse(hotelSchema, value);
  if (read.success) return keepRatesFor(requested, read.output, root);
  const cuts = new Map<string, Cut>();
  const errors: ShapeError[] = [];
  for (const { path, message } of read.issues) {
    const cut = cutFor((path ?? []).map(({ key }) => key));
    const error = { path: formatPath(root, path), message };
    if (!cut) return { hotel: undefined, errors: [{ ...error, leftOut: 'hotel' }] };
    if (!cuts.has(String(cut.keys))) errors.push({ ...error, leftOut: cut.leftOut });
    cuts.set(String(cut.keys), cut);
  }
  const rest = removeAll(
    value,
    [...cuts.values()].map(({ keys }) => keys),
  );
  const reading = readHotel(root, rest, requested);
  return { ...reading, errors: [...errors, ...reading.errors] };
}

function keepRatesFor(requested: StayQuery, hotel: Hotel, root: string): HotelReading {
  const rates = hotel.rates?.filter((rate) => isRateFor(rate, requested));
  if (rates?.length === hotel.rates?.length) return { hotel, errors: [] };
  const message = 'Left out: rates for another stay than the requested one';
  const errors: ShapeError[] = [{ path: `${root}.rates`, message, leftOut: 'rate' }];
  return { hotel: { ...hotel, rates }, errors };
}

/** The part of a hotel that is removed for an issue within it. */
interface Cut {
  keys: readonly unknown[];
  leftOut: 'field' | 'rate';
}

/** Undefined where the issue is in a field of the specification, which costs the hotel. */
function cutFor(keys: readonly unknown[]): Cut | undefined {
  const [field, index, roomField] = keys;
  if (field === 'rates' && keys.length > 1) return { keys: [field, index], leftOut: 'rate' };
  if (isOneOf(addedFields.hotel, field)) return { keys: [field], leftOut: 'field' };
  if (field === 'room_groups' && isOneOf(addedFields.room, roomField)) {
    return { keys: [field, index, roomField], leftOut: 'field' };
  }
  return undefined;
}

function isOneOf(names: readonly unknown[], key: unknown): boolean {
  return names.includes(key);
}

/** A copy of parsed JSON without the parts at the given keys. */
function removeAll(value: unknown, paths: readonly (readonly unknown[])[]): unknown {
  if (typeof value !== 'object' || value === null || paths.length === 0) return value;
  const kept = (key: unknown, item: unknown): unknown[] => {
    const below = paths.filter((keys) => keys[0] === key).map((keys) => keys.slice(1));
    return below.some((keys) => keys.length === 0) ? [] : [removeAll(item, below)];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => kept(index, item));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => kept(key, item).map((part) => [key, part])),
  );
}
