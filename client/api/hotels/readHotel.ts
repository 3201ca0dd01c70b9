import * as v from 'valibot';
import {
  type Hotel,
  hotelSchema,
  type RemovablePart,
  removablePart,
  withoutParts,
} from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isRateFor, isRateOf, type StayQuery } from '#contracts/provider/rates.ts';
import { formatPath } from '../formatPath.ts';

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
 * Reads a hotel at `root` of a response. A rate is left out when it breaks its rules, is for another
 * stay than `requested` or for a room that the hotel does not have; so is a wrongly shaped field that
 * the specification does not have. Any other departure from the schema costs the hotel. ADR 0005.
 */
export function readHotel(root: string, value: unknown, requested: StayQuery = {}): HotelReading {
  const read = v.safeParse(hotelSchema, value);
  if (read.success) return keepRatesFor(requested, read.output, root);
  const parts = new Map<string, RemovablePart>();
  const errors: ShapeError[] = [];
  for (const { path, message } of read.issues) {
    const part = removablePart((path ?? []).map(({ key }) => key));
    const error = { path: formatPath(root, path), message };
    if (!part) return { hotel: undefined, errors: [{ ...error, leftOut: 'hotel' }] };
    if (!parts.has(String(part.keys))) errors.push({ ...error, leftOut: part.kind });
    parts.set(String(part.keys), part);
  }
  const rest = withoutParts(value, [...parts.values()]);
  const reading = readHotel(root, rest, requested);
  return { ...reading, errors: [...errors, ...reading.errors] };
}

function keepRatesFor(requested: StayQuery, hotel: Hotel, root: string): HotelReading {
  const messages = new Set<string>();
  const rates = hotel.rates?.filter((rate) => {
    const message = findMismatch(rate, hotel, requested);
    if (message) messages.add(message);
    return !message;
  });
  if (messages.size === 0) return { hotel, errors: [] };
  const errors = [...messages].map((message): ShapeError => {
    return { path: `${root}.rates`, message, leftOut: 'rate' };
  });
  return { hotel: { ...hotel, rates }, errors };
}

function findMismatch(rate: Rate, { room_groups }: Hotel, requested: StayQuery) {
  if (!isRateFor(rate, requested)) return 'Expected rates for the requested stay';
  if (!room_groups?.length || room_groups.some((room) => isRateOf(rate, room))) return undefined;
  return 'Expected rates for the rooms of the hotel';
}
