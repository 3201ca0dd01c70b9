import { freeUntil, lastInstant } from '../money/freeCancellation.ts';
import { parseAmount } from '../money/money.ts';
import { type Hotel, isBreakfast, isPictureUrl, type RoomGroup } from '../provider/hotels.ts';
import { parseHotel } from '../provider/parseHotel.ts';
import type { Rate } from '../provider/rateFields.ts';
import { fitsRoom, hasLeft, lowestRates } from '../provider/lowestRate.ts';
import { distinctRoomName } from '../provider/roomNames.ts';
import { isRateOf } from '../provider/rates.ts';
import { fieldUses } from '../provider/fieldUses/screens.ts';
import type { Party } from '../values/party.ts';
import { factAmenities } from './amenityFacts.ts';
import { factsOf, isWith, type RateFact } from './rateFacts.ts';

/**
 * Reduces a hotel to the data that the listing and its map read: the fields that `fieldUses` names
 * for these two screens, the first picture, the amenities for breakfast and filters, the rates that
 * the party sees, and the rooms of these rates. For this party, the reduced hotel has the same
 * filters, prices and terms as the whole hotel.
 *
 * A hotel with a part of the wrong shape is returned unchanged, because the browser reports the
 * error.
 */
export function listedHotel(received: unknown, party: Party): unknown {
  const { hotel, errors } = parseHotel(received);
  if (!hotel || errors.length > 0) return received;
  const { images, amenity_groups, room_groups } = hotel;
  const picture = images?.find(({ url }) => isPictureUrl(url.trim()));
  const breakfast = amenity_groups?.flatMap(({ amenities }) => amenities ?? []).find(isBreakfast);
  const amenities = new Set([...(breakfast ? [breakfast] : []), ...factAmenities(hotel).values()]);
  const comparable = !hotel.rates || areComparable(hotel.rates, hotel);
  const rates = comparable
    ? hotel.rates && shownRates(hotel.rates, hotel, party, breakfast !== undefined)
    : hotel.rates;
  const rooms = comparable ? roomsOf(room_groups, rates) : room_groups;
  const listed: Hotel = {
    ...hotel,
    images: picture && [picture],
    amenity_groups: amenity_groups && (amenities.size > 0 ? [{ amenities: [...amenities] }] : []),
    room_groups: rooms?.map((room) => {
      const main = room.name_struct?.main_name?.trim();
      const needsName = !main || distinctRoomName(room, room_groups) !== main;
      return needsName ? room : { ...room, name: undefined };
    }),
    rates,
  };
  return pick(listed, listedFields);
}

/** The nested names of the fields to keep. */
interface Fields {
  [name: string]: Fields;
}

const listedFields: Fields = {};
for (const [path, { listing, map }] of Object.entries(fieldUses)) {
  let fields = listedFields;
  for (const name of listing || map ? path.replaceAll('[]', '').split('.') : []) {
    fields = fields[name] ??= {};
  }
}

function pick(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const below = fields[name];
    if (below && item != null) kept[name] = pick(item, below);
  }
  return kept;
}

/** A rate with its price and facts, and the time until which it has these facts. */
interface RankedRate {
  rate: Rate;
  total: bigint;
  /** The last moment at which the rate has all its facts: its deadline, if it has one. */
  until: Date;
  /** The facts of the rate at that moment. */
  facts: readonly RateFact[];
}

/**
 * Returns the rates that a party sees. If a rate fits a room of the party, it is left out when a
 * cheaper rate has all of its facts for at least as long, and enough rooms of the cheaper rate are
 * left.
 *
 * If the hotel has breakfast among its `amenities`, at least two rates are kept, because the
 * listing assumes that a single rate is the cheapest of several. If no rate fits a room, the result
 * contains the rates that explain why.
 */
function shownRates(rates: Rate[], hotel: Hotel, party: Party, amenities: boolean): Rate[] {
  if (!lowestRates({ ...hotel, rates }, party)) return oneOfEachRoom(rates);
  const kept = new Set<Rate>();
  for (const room of party) {
    const ranked = rates
      .filter((rate) => fitsRoom(hotel, rate, room))
      .map(rankedRate)
      .sort((a, b) => Number(a.total - b.total));
    const enough: RankedRate[] = [];
    const shown = ranked.filter((one) => {
      if (enough.some(({ rate }) => isWith(one.facts, rate, one.until))) return false;
      if (hasLeft(one.rate, party.length)) enough.push(one);
      return true;
    });
    const [first, second] = ranked;
    if (amenities && shown.length === 1 && !first?.facts.includes('breakfast') && second) {
      shown.push(second);
    }
    for (const { rate } of shown) kept.add(rate);
  }
  return rates.filter((rate) => kept.has(rate));
}

/**
 * Returns for each room the rate with the highest availability. These rates suffice to explain why
 * none fits.
 */
function oneOfEachRoom(rates: readonly Rate[]): Rate[] {
  const most = new Map<string, Rate>();
  for (const rate of rates) {
    const room = String(rate.room_group_id);
    const known = most.get(room);
    if (!known || (rate.left ?? Infinity) > (known.left ?? Infinity)) most.set(room, rate);
  }
  return [...most.values()];
}

/**
 * Returns the rooms of the rates. If the list of rates is empty, it returns the largest room, which
 * tells whether the party is too large. If the hotel has no list of rates, it returns the first
 * room, because the listing names it.
 */
function roomsOf(rooms: Hotel['room_groups'], rates: Hotel['rates']) {
  if (!rates) return rooms?.slice(0, 1);
  if (rates.length > 0) return rooms?.filter((room) => rates.some((rate) => isRateOf(rate, room)));
  const sleepsOf = ({ sleeps }: RoomGroup) => sleeps ?? Infinity;
  return rooms && [...rooms].sort((a, b) => sleepsOf(b) - sleepsOf(a)).slice(0, 1);
}

/**
 * Returns whether all rates have the same currency and stay, and the browser would show all of
 * them. The browser leaves out a rate that is listed twice, or that does not belong to exactly one
 * room. If this function returns false, the rates are sent unchanged, with all rooms.
 */
function areComparable(rates: readonly Rate[], { room_groups: rooms }: Hotel): boolean {
  const keys = rates.map(({ id, room_group_id: room }) => JSON.stringify([id, String(room)]));
  const stays = rates.map(({ currency, check_in, check_out }) =>
    [currency, check_in, check_out].join(' '),
  );
  return (
    new Set(keys).size === rates.length &&
    new Set(stays).size <= 1 &&
    (!rooms?.length ||
      rates.every((rate) => rooms.filter((room) => isRateOf(rate, room)).length === 1))
  );
}

function rankedRate(rate: Rate): RankedRate {
  const until = new Date(Math.min(Math.max(freeUntil(rate), 0), lastInstant));
  const total = parseAmount(rate.total, rate.currency) ?? 0n;
  return { rate, total, until, facts: factsOf(rate, until) };
}
