import { parseAmount, toDecimalMoney } from '../../money/money.ts';
import { hotelEndpoints } from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { fitsRoom, lowestRates, priceOfRates } from '../../provider/lowestRate.ts';
import { extraKinds, type Rate } from '../../provider/rateFields.ts';
import { partyIn } from '../../provider/calls/requestPath.ts';
import { isRateFor, isRateOf, type RatesQuery } from '../../provider/rates.ts';
import { formatOccupancy, formatParty, type RoomParty } from '../../values/party.ts';
import { type Exchange, queryOf } from '../verify/exchange.ts';
import { changedFields } from './changedFields.ts';
import {
  type CheckResult,
  eachExchange,
  eachHotel,
  eachIn,
  hasRates,
  hasResponse,
  type Occurrence,
  repeated,
  type Rule,
} from './rule.ts';

const maxRates = 200;
const leftOut = 'the rate is left out';

/** Rules for the optional rates. Requirements within a single rate are part of its shape. */
export const rateRules: readonly Rule[] = [
  {
    id: 'rates-of-stay',
    title: 'Rates are for the stay',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected:
      'rates for the requested check_in and check_out (without them: one night from today) and for a requested occupancy',
    check: eachExchange(['site', 'other stay', 'party'], ({ path, hotels }) => {
      const stay = stayOf(path);
      return eachRate(hotels, (rate) => {
        if (isRateFor(rate, stay)) return undefined;
        const { check_in, check_out, occupancy } = rate;
        const guests = occupancy == null ? '' : ` for ${occupancy}`;
        return { received: `${check_in} to ${check_out}${guests}`, shows: leftOut };
      });
    }),
  },
  {
    id: 'party-accepted',
    title: 'A party is no error',
    rank: 'degraded',
    endpoints: ['search', 'hotel'],
    expected:
      'status 200 for each occupancy and residency, with an empty list of rates if no room is large enough',
    check: eachExchange(['party', 'residency'], (exchange) => {
      if (!hasResponse(exchange) || exchange.response.status === 200) return undefined;
      const { status } = exchange.response;
      return { at: 'status', received: status, shows: 'no prices for these travelers' };
    }),
  },
  {
    id: 'rates-for-each-room',
    title: 'Each room of a party has rates',
    rank: 'degraded',
    endpoints: ['search', 'hotel'],
    expected: 'rates for each different room of the requested party, or no rates at all',
    check: eachExchange(['party'], ({ path, hotels }) => {
      const party = partyIn(path);
      const query = stayOf(path);
      return hotels.flatMap(({ hotel, at }) => {
        const rates = (hotel.rates ?? []).filter((rate) => isRateFor(rate, query));
        const isFor = (rate: Rate, room: RoomParty) =>
          rate.occupancy == null
            ? fitsRoom(hotel, rate, room)
            : rate.occupancy === formatOccupancy(room);
        const without = party.filter((room) => !rates.some((rate) => isFor(rate, room)));
        if (rates.length === 0 || without.length % party.length === 0) return [];
        const rooms = [...new Set(formatParty(without))].join(' and ');
        const shows = 'no price for the party';
        return [{ at: `${at}.rates`, description: `no rate for ${rooms}`, shows }];
      });
    }),
  },
  {
    id: 'prices-of-party',
    title: 'Prices are those of the party',
    rank: 'advice',
    endpoints: ['hotel'],
    expected: 'rates that name their occupancy, or different rates for one adult and for a family',
    check: pricesOfEverybody,
  },
  {
    id: 'prices-of-residency',
    title: 'Prices of residents say so',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'any_residency: false on each rate that differs for residents of another country',
    check: ratesUnlikeByResidency,
  },
  {
    id: 'no-rates-of-the-past',
    title: 'Past days have no rates',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'an empty list of rates, or status 400, for days that have passed',
    check: eachExchange(['other stay'], ({ path, hotels }) => {
      const stay = stayOf(path);
      const isPast = Date.parse(stay.check_out ?? '') < Date.now();
      return eachRate(isPast ? hotels : [], (rate) =>
        isRateFor(rate, stay) ? { received: `${rate.check_in} to ${rate.check_out}` } : undefined,
      );
    }),
  },
  {
    id: 'rates-of-rooms',
    title: 'Rates are for rooms',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'the id of a room group of the same hotel',
    check: eachHotel(({ rates, room_groups: rooms }, at) =>
      eachIn(rates, `${at}.rates`, (rate) =>
        !rooms?.length || rooms.some((room) => isRateOf(rate, room))
          ? undefined
          : { at: 'room_group_id', received: rate.room_group_id, shows: leftOut },
      ),
    ),
  },
  {
    id: 'room-ids-unique',
    title: 'Rooms have ids of their own',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'each id for one room group of the hotel',
    check: eachHotel(({ room_groups: rooms }, at) =>
      idsAgain(rooms, `${at}.room_groups`, ({ id }) => (id == null ? undefined : String(id))).map(
        (found) => ({ ...found, shows: 'the rates of these rooms are left out' }),
      ),
    ),
  },
  {
    id: 'rates-unique',
    title: 'Each rate is listed once',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'each id once for a room of a hotel',
    check: eachHotel(({ rates }, at) =>
      idsAgain(rates, `${at}.rates`, keyOf).map((found) => ({ ...found, shows: leftOut })),
    ),
  },
  {
    id: 'rates-count',
    title: 'Hotels do not have too many rates',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: `at most ${maxRates} rates of one hotel`,
    check: eachHotel(({ rates }, at) =>
      (rates?.length ?? 0) > maxRates
        ? {
            at: `${at}.rates`,
            description: `${rates?.length} rates`,
            shows: 'all of them, in a list that nobody reads to its end',
          }
        : undefined,
    ),
  },
  {
    id: 'rates-everywhere',
    title: 'All hotels have rates',
    rank: 'degraded',
    endpoints: hotelEndpoints,
    expected: 'rates for every hotel with rooms, or for none; [] when it is sold out',
    check: missingRates,
  },
  {
    id: 'prepaid-way-known',
    title: 'Hotels that collect before arrival say how',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'a payment_note if the hotel collects the total_now of a rate',
    check: eachHotel(({ rates, payment_note: note }, at) =>
      eachIn(rates, `${at}.rates`, ({ collect, total_now, currency }) => {
        if (collect !== 'hotel' || note || isNothing(total_now, currency)) return undefined;
        const shows =
          'cannot be booked on the site, unless its operator says how such rates are paid';
        return { at: 'collect', received: collect, shows };
      }),
    ),
  },
  {
    id: 'prepaid-collector-known',
    title: 'Prepaid rates say who collects',
    rank: 'advice',
    endpoints: ['hotel'],
    expected: 'collect in the rate, or a payment_note of the hotel, if the rate has a total_now',
    check: eachHotel(({ rates, payment_note: note }, at) =>
      eachIn(rates, `${at}.rates`, ({ collect, total_now, currency }) => {
        if (collect || note || isNothing(total_now, currency)) return undefined;
        const shows =
          'cannot be booked on the site, unless its operator sets PREPAID_COLLECTED_BY or PAYMENT_NOTE';
        return { at: 'collect', received: null, shows };
      }),
    ),
  },
  {
    id: 'extras-known',
    title: 'Extras are of known kinds',
    rank: 'advice',
    endpoints: ['hotel'],
    expected: `one of ${extraKinds.join(', ')}`,
    check: eachHotel(({ rates }, at) =>
      (rates ?? []).flatMap(({ extras }, index) =>
        eachIn(extras, `${at}.rates[${index}].extras`, ({ kind }) =>
          isOneOf(extraKinds, kind)
            ? undefined
            : { at: 'kind', received: kind, shows: 'the extra is not offered' },
        ),
      ),
    ),
  },
  {
    id: 'rates-like-list',
    title: 'Prices are those of the list',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'the lowest price of the lists for the same stay and party',
    check: pricesUnlikeLists,
  },
  {
    id: 'rates-hold',
    title: 'Rates hold for a second',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected:
      'the same rates in two calls one second apart and in each language, except for the number of rooms left',
    check: changedRates,
  },
];

function isOneOf(known: readonly string[], kind: string): boolean {
  return known.includes(kind);
}

function isNothing(amount: string, currency: string): boolean {
  return parseAmount(amount, currency) === 0n;
}

/** Returns the stay and the party in the query of a request. */
function stayOf(path: string): RatesQuery {
  const { check_in, check_out } = queryOf({ path });
  return {
    occupancy: formatParty(partyIn(path)),
    ...(check_in !== undefined && { check_in }),
    ...(check_out !== undefined && { check_out }),
  };
}

/** Checks each rate of these hotels. Each finding gets the JSON path of its rate. */
function eachRate(
  hotels: Exchange['hotels'],
  check: (rate: Rate) => Omit<Occurrence, 'at'> | undefined,
): Occurrence[] {
  return hotels.flatMap(({ hotel: { rates }, at }) =>
    eachIn(rates, `${at}.rates`, (rate) => {
      const found = check(rate);
      return found && { at: '', ...found };
    }),
  );
}

/** Returns the key that distinguishes a rate from the others of its hotel. */
function keyOf({ id, room_group_id }: Rate): string {
  return JSON.stringify([id, String(room_group_id)]);
}

/** Returns the ids of the items in a list whose key an earlier item has. */
function idsAgain<Item extends { id?: unknown }>(
  list: readonly Item[] | null | undefined,
  at: string,
  keyOf: (item: Item) => string | undefined,
): Occurrence[] {
  const again = new Set(repeated(list ?? [], keyOf).map(({ item }) => item));
  return eachIn(list, at, (item) =>
    again.has(item) ? { at: 'id', received: item.id } : undefined,
  );
}

/** Finds the hotels that have rooms but no rates, if another hotel has rates. */
function missingRates(exchanges: readonly Exchange[]): CheckResult {
  const found = exchanges
    .filter(({ purpose }) => purpose === 'site')
    .flatMap((exchange) => exchange.hotels.map((one) => ({ exchange, ...one })));
  const without = found.filter(
    ({ hotel, wrongFields }) =>
      hotel.rates == null && hotel.room_groups?.length && !wrongFields.has('rates'),
  );
  const anyHasRates = found.some(({ hotel }) => hotel.rates != null);
  return {
    checked: anyHasRates ? found.length : 0,
    occurrences: (anyHasRates ? without : []).map(({ exchange, hotel, at }) => ({
      exchange,
      at: `${at}.rates`,
      received: hotel.rates,
      shows: 'no price, and the room cannot be booked',
    })),
  };
}

/**
 * Finds the hotels whose rates are the same for every requested party, although no rate names its
 * party. A provider that ignores `occupancy` looks like this.
 */
function pricesOfEverybody(exchanges: readonly Exchange[]): CheckResult {
  const asked = exchanges.filter(
    ({ purpose, hotels: [found] }) => purpose === 'party' && found?.hotel.rates?.length,
  );
  const pathOf = ({ path }: Exchange) => path.split('?', 1)[0];
  const compared = [...new Set(asked.map(pathOf))].map((path) =>
    asked.filter((exchange) => pathOf(exchange) === path),
  );
  const occurrences = compared.flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return [];
    const ratesOf = ({ hotels: [found] }: Exchange) => found?.hotel.rates ?? [];
    const names = ratesOf(first).some(({ occupancy }) => occupancy != null);
    const same = others.every(
      (other) => JSON.stringify(ratesOf(other)) === JSON.stringify(ratesOf(first)),
    );
    if (names || !same) return [];
    const shows = 'a family the price of one adult';
    return [
      { exchange: others.at(-1) ?? first, at: '$.rates[*].occupancy', received: null, shows },
    ];
  });
  return { checked: compared.length, occurrences };
}

/**
 * Finds the rates that differ between residents of two countries without `any_residency: false`. A
 * rate that also differs between two requests for one country does not count, because it changes by
 * itself.
 */
function ratesUnlikeByResidency(exchanges: readonly Exchange[]): CheckResult {
  const asked = exchanges.filter(({ purpose, hotels }) => purpose === 'residency' && hotels[0]);
  const hotelOf = ({ hotels: [found] }: Exchange) => found?.hotel;
  const occurrences = asked.flatMap((exchange) => {
    const ofHotel = asked.filter((other) => hotelOf(other)?.id === hotelOf(exchange)?.id);
    const isSame = (rate: Rate, others: readonly Exchange[]) =>
      others
        .flatMap(
          (other) => hotelOf(other)?.rates?.find((each) => keyOf(each) === keyOf(rate)) ?? [],
        )
        .every((other) => other.any_residency === false || changedFields(other, rate).length === 0);
    const again = ofHotel.filter(({ path }) => path === exchange.path);
    const elsewhere = ofHotel.filter(({ path }) => path !== exchange.path);
    if (again.length < 2) return [];
    return eachIn(hotelOf(exchange)?.rates, '$.rates', (rate) => {
      if (rate.any_residency === false || !isSame(rate, again) || isSame(rate, elsewhere)) {
        return undefined;
      }
      const shows = 'a price that is not that of residents of the country';
      return { at: 'any_residency', received: rate.any_residency ?? null, shows };
    }).map((found) => ({ exchange, ...found }));
  });
  return { checked: asked.length, occurrences };
}

/** Finds the hotels whose lowest price differs from a list for the same stay and party. */
function pricesUnlikeLists(
  exchanges: readonly Exchange[],
  all: readonly Exchange[] = exchanges,
): CheckResult {
  const site = all.filter(({ purpose }) => purpose === 'site' || purpose === 'party');
  const listed = new Map<string, { hotel: Hotel; at: string; path: string }>();
  for (const { endpoint, path, hotels } of site) {
    if (endpoint === 'hotel') continue;
    for (const found of hotels) listed.set(keyOfStay(found.hotel.id, path), { ...found, path });
  }
  let checked = 0;
  const occurrences = exchanges.flatMap((exchange) => {
    const [found] = site.includes(exchange) ? exchange.hotels : [];
    const inList = found && listed.get(keyOfStay(found.hotel.id, exchange.path));
    if (!inList || isForAnother(found.hotel, exchange.path)) return [];
    const expected = lowestPrice(inList.hotel, exchange.path);
    const received = lowestPrice(found.hotel, exchange.path);
    if (expected === undefined) return [];
    checked += 1;
    if (expected === received) return [];
    const party = formatParty(partyIn(exchange.path)).join(' and ');
    return [
      {
        exchange,
        at: '$.rates',
        description: `${received ?? 'no rate'} for ${party}`,
        expected: `${expected}, as in ${inList.at}.rates of ${inList.path}`,
        shows: 'another price than the list did',
      },
    ];
  });
  return { checked, occurrences };
}

function keyOfStay(id: string, path: string): string {
  return JSON.stringify([id, stayOf(path)]);
}

/** Tells whether a hotel has rates, but none for the requested stay. */
function isForAnother({ rates }: Hotel, path: string): boolean {
  return Boolean(rates?.length) && !rates?.some((rate) => isRateFor(rate, stayOf(path)));
}

/** Returns the lowest price of all rooms for the party of a request, such as `175.50 USD`. */
function lowestPrice(hotel: Hotel, path: string): string | undefined {
  const rates = hotel.rates?.filter((rate) => isRateFor(rate, stayOf(path)));
  const lowest = lowestRates({ ...hotel, rates }, partyIn(path));
  if (!lowest) return undefined;
  const { amount, currency } = toDecimalMoney(priceOfRates(lowest));
  return `${amount} ${currency}`;
}

const whenChanged: Readonly<Record<string, string>> = {
  total: 'the price is said to have changed while the traveler books',
};

/** Finds the rates that are missing or different in a second call for the same hotel and stay. */
function changedRates(exchanges: readonly Exchange[]): CheckResult {
  const again = exchanges.filter(
    ({ purpose, asks, first, hotels }) =>
      purpose === 'repeated' ||
      (asks?.acceptLanguage !== undefined && hotels.length > 0 && first?.hotels.some(hasRates)),
  );
  const occurrences = again.flatMap((exchange) => {
    const earlier = exchanges.find(
      ({ purpose, path, first }) => purpose === 'site' && path === exchange.path && !first,
    );
    const later = exchange.hotels[0]?.hotel.rates ?? [];
    return (earlier?.hotels[0]?.hotel.rates ?? []).flatMap((rate, index) => {
      const same = later.find((other) => keyOf(other) === keyOf(rate));
      const at = `$.rates[${index}]`;
      const before = (value: unknown) => `${JSON.stringify(value ?? null)}, as a second before`;
      if (!same) {
        const shows = 'the rate is said to be gone while the traveler books';
        return [{ exchange, at: `${at}.id`, expected: before(rate.id), shows }];
      }
      return changedFields(rate, same).map((field) => ({
        exchange,
        at: `${at}.${field}`,
        received: same[field] ?? null,
        expected: before(rate[field]),
        shows: whenChanged[field] ?? 'the terms are said to have changed while the traveler books',
      }));
    });
  });
  return { checked: again.length, occurrences };
}
