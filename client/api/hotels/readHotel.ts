import type { Hotel } from '#contracts/provider/hotels.ts';
import { type HotelError, parseHotel } from '#contracts/provider/parseHotel.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isRateFor, isRateOf, type RatesQuery } from '#contracts/provider/rates.ts';
import type { KnownRates } from '../../domain/stay/whyUnavailable.ts';
import { formatPath } from '../api.ts';

/** A violation of a response's schema: a path such as `hotels[3].name`, and its problem. */
export interface ShapeError {
  path: string;
  message: string;
  /** The part that the page leaves out because of the violation. */
  leftOut: HotelError['leftOut'];
}

/** A hotel, unless it could not be read, and the errors of the parts that were left out. */
export interface HotelReading {
  hotel: (Hotel & KnownRates) | undefined;
  errors: ShapeError[];
}

/**
 * Reads a hotel at `root` of a response. A rate is left out if it breaks its rules, is for another
 * stay than `requested`, is already in the list, or does not name exactly one of the rooms. Of
 * other fields or list items with a wrong shape, only that field or item is left out. A wrong id or
 * name discards the whole hotel. `ratesLeftOut` marks a hotel that has lost all its rates. ADR
 * 0004.
 */
export function readHotel(root: string, value: unknown, requested: RatesQuery = {}): HotelReading {
  const { hotel, errors } = parseHotel(value);
  const parts = new Map<string, ShapeError>();
  for (const { keys, leftOut, issue } of errors) {
    const error = { path: formatPath(root, issue.path), message: issue.message, leftOut };
    if (!parts.has(String(keys))) parts.set(String(keys), error);
  }
  if (!hotel) {
    return { hotel, errors: [...parts.values()].filter(({ leftOut }) => leftOut === 'hotel') };
  }
  const reading = keepRatesFor(requested, hotel, root);
  const all = [...parts.values(), ...reading.errors];
  const ratesLeftOut =
    reading.hotel?.rates?.length === 0 && all.some(({ leftOut }) => leftOut === 'rate');
  return {
    hotel: reading.hotel && { ...reading.hotel, ...(ratesLeftOut && { ratesLeftOut }) },
    errors: all,
  };
}

function keepRatesFor(requested: RatesQuery, hotel: Hotel, root: string): HotelReading {
  const messages = new Set<string>();
  const kept = new Set<string>();
  const rates = hotel.rates?.filter((rate) => {
    const key = JSON.stringify([rate.id, String(rate.room_group_id)]);
    const message = kept.has(key)
      ? 'Expected each rate once'
      : findMismatch(rate, hotel, requested);
    if (message) messages.add(message);
    else kept.add(key);
    return !message;
  });
  if (messages.size === 0) return { hotel, errors: [] };
  const errors = [...messages].map((message): ShapeError => {
    return { path: `${root}.rates`, message, leftOut: 'rate' };
  });
  return { hotel: { ...hotel, rates }, errors };
}

function findMismatch(rate: Rate, { room_groups }: Hotel, requested: RatesQuery) {
  if (!isRateFor(rate, requested)) return 'Expected rates for the requested stay';
  if (!room_groups?.length) return undefined;
  const rooms = room_groups.filter((room) => isRateOf(rate, room));
  if (rooms.length === 1) return undefined;
  return rooms.length > 1
    ? 'Expected one room with the id that the rate names'
    : 'Expected rates for the rooms of the hotel';
}
