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
 * What of a hotel the listing and its map read: the fields that `fieldUses` names for them, the
 * first picture, breakfast and what filters ask for among the amenities, the rates that the party
 * is shown, and their rooms. The same filters, prices and terms follow from it, for this party, as
 * from the whole hotel. A hotel with a part of the wrong shape is returned as it was received,
 * because the browser reports it.
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

/** A rate with its price, and its facts for as long as it has them all. */
interface RankedRate {
  rate: Rate;
  total: bigint;
  /** The last moment at which it has all its facts: its deadline, if it has one. */
  until: Date;
  /** Its facts at that moment. */
  facts: readonly RateFact[];
}

/**
 * The rates that a party is shown: each that fits one of its rooms, unless a cheaper one of which
 * enough rooms are left has all the facts that it has, as long as it has them. With a breakfast in
 * `amenities`, two are kept at least: the listing takes a single rate for the cheapest of several.
 * Where a room has none, those that say why.
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

/** The rate of each room of which the most are left: why none fits follows from these. */
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
 * The rooms of the rates; the largest where there is no rate, which says whether the party is too
 * large; the first where the hotel has no rates at all, since the list then names that one.
 */
function roomsOf(rooms: Hotel['room_groups'], rates: Hotel['rates']) {
  if (!rates) return rooms?.slice(0, 1);
  if (rates.length > 0) return rooms?.filter((room) => rates.some((rate) => isRateOf(rate, room)));
  const sleepsOf = ({ sleeps }: RoomGroup) => sleeps ?? Infinity;
  return rooms && [...rooms].sort((a, b) => sleepsOf(b) - sleepsOf(a)).slice(0, 1);
}

/**
 * Whether all rates are in one currency and for one stay, and none is one that the browser leaves
 * out because it is listed twice, or is for none or several of the rooms. Others are sent as they
 * are, with all rooms.
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
