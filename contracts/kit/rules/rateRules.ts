import { isRateFor, isRateOf } from '../../provider/rates.ts';
import type { Exchange } from '../verify/exchange.ts';
import { everyEndpoint } from '../../provider/hotelCalls.ts';
import { type CheckResult, eachExchange, eachHotel, type Occurrence, type Rule } from './rule.ts';

/** Rules for rates, where a provider gives them. What must hold within a rate is part of its shape. */
export const rateRules: readonly Rule[] = [
  {
    id: 'rates-of-stay',
    title: 'Rates are for the stay',
    rank: 'degraded',
    endpoints: ['search', 'hotel'],
    expected: 'rates for the requested check_in and check_out',
    check: eachExchange(['site'], ({ path, hotels }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const stay = {
        check_in: query.get('check_in') ?? undefined,
        check_out: query.get('check_out') ?? undefined,
      };
      return hotels.flatMap(({ hotel: { rates }, at }) =>
        (rates ?? []).flatMap((rate, index): Occurrence[] => {
          if (isRateFor(rate, stay)) return [];
          const received = `${rate.check_in} to ${rate.check_out}`;
          return [{ at: `${at}.rates[${index}]`, received, shows: 'the rate is left out' }];
        }),
      );
    }),
  },
  {
    id: 'rates-of-rooms',
    title: 'Rates are for rooms',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'the id of a room group of the same hotel',
    check: eachHotel(({ rates, room_groups: rooms }, at) =>
      (rates ?? []).flatMap((rate, index): Occurrence[] => {
        if (!rooms?.length || rooms.some((room) => isRateOf(rate, room))) return [];
        const place = `${at}.rates[${index}].room_group_id`;
        return [{ at: place, received: rate.room_group_id, shows: 'the rate is left out' }];
      }),
    ),
  },
  {
    id: 'rates-everywhere',
    title: 'All hotels have rates',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'rates for every hotel with rooms, or for none; [] when it is sold out',
    check: missingRates,
  },
  {
    id: 'rates-hold',
    title: 'Rates hold for a second',
    rank: 'degraded',
    endpoints: ['hotel'],
    expected: 'the same rates, by id and price, in two calls a second apart',
    check: changedRates,
  },
];

/** The hotels with rooms and without rates, when another hotel has rates. */
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

/** The rates that a second call for the same hotel and stay does not have, or has at another price. */
function changedRates(exchanges: readonly Exchange[]): CheckResult {
  const again = exchanges.filter(({ purpose }) => purpose === 'repeated');
  const occurrences = again.flatMap((exchange) => {
    const first = exchanges.find(
      ({ purpose, path }) => purpose === 'site' && path === exchange.path,
    );
    const later = exchange.hotels[0]?.hotel.rates ?? [];
    return (first?.hotels[0]?.hotel.rates ?? []).flatMap((rate, index) => {
      const same = later.find(({ id }) => id === rate.id);
      if (same?.total === rate.total && same.currency === rate.currency) return [];
      const at = `$.rates[${index}].${same ? 'total' : 'id'}`;
      const received = same ? same.total : undefined;
      const expected = `${JSON.stringify(same ? rate.total : rate.id)}, as a second before`;
      const shows = same
        ? 'the price is said to have changed while the traveller books'
        : 'the rate is said to be gone while the traveller books';
      return [{ exchange, at, received, expected, shows }];
    });
  });
  return { checked: again.length, occurrences };
}
