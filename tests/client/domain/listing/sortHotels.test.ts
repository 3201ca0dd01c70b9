import fc from 'fast-check';
import { distancesFromMiddle } from '#client/domain/map/distancesFromMiddle.ts';
import { type HotelFacts, priceWith } from '#client/domain/listing/hotelFacts.ts';
import { listFacts } from '#client/domain/listing/listFacts.ts';
import { type Sort, sortHotels, sorts, sortsFor } from '#client/domain/listing/sortHotels.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { plainHotel } from '#contracts/kit/samples/hotels.ts';
import { type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';
import { anyList, rateOf } from './anyList.ts';

/** The values by which each sort orders, lowest first. Unknown values are undefined. */
const keys: Record<Exclude<Sort, 'price'>, (hotel: HotelFacts) => number | undefined> = {
  recommended: () => 0,
  'guest-rating': ({ score }) => score && -score,
  stars: ({ stars }) => stars && -stars,
  distance: ({ distance }) => distance,
};

function keyOfPrice(hotel: HotelFacts, wanted: readonly RateFact[]): number | undefined {
  const price = priceWith(hotel, wanted)?.price;
  return price && Number(price.amount);
}

test.each(sorts)(
  '%s keeps every hotel in a stable order and lists those without a price last',
  (sort) => {
    fc.assert(
      fc.property(anyList, fc.subarray([...rateFactNames]), ({ hotels }, wanted) => {
        const sorted = sortHotels(hotels, sort, wanted);
        const priced = (hotel: HotelFacts) => priceWith(hotel, wanted)?.price !== undefined;
        const key = (hotel: HotelFacts) =>
          (sort === 'price' ? keyOfPrice(hotel, wanted) : keys[sort](hotel)) ?? Infinity;
        expect(new Set(sorted)).toEqual(new Set(hotels));
        expect(sorted).toHaveLength(hotels.length);
        sorted.slice(1).forEach((hotel, index) => {
          const before = sorted[index];
          if (!before) throw new Error('There is a hotel before each but the first.');
          expect(priced(before) || !priced(hotel)).toBe(true);
          if (priced(before) !== priced(hotel)) return;
          const [a, b] = [key(before), key(hotel)];
          expect(a <= b).toBe(true);
          if (a === b) expect(hotels.indexOf(before)).toBeLessThan(hotels.indexOf(hotel));
        });
      }),
    );
  },
);

test('a plain provider has only the one order of the specification', () => {
  expect(sortsFor(listFacts([plainHotel], defaultParty))).toEqual(['recommended']);
  expect(sortsFor(listFacts([], defaultParty))).toEqual(['recommended']);
});

test('prices in several currencies cannot be sorted', () => {
  const hotels = [
    { ...plainHotel, rates: [rateOf(10)] },
    { ...plainHotel, rates: [rateOf(10, { currency: 'EUR' })] },
  ];
  const facts = listFacts(hotels, defaultParty);
  expect(facts.currencies).toEqual(['USD', 'EUR']);
  expect(sortsFor(facts)).toEqual(['recommended', 'stars', 'distance']);
});

test('distances are in kilometers from the center, also across the date line', () => {
  const places = [
    { latitude: 0, longitude: 179 },
    { latitude: 0, longitude: -179 },
    { latitude: null, longitude: 0 },
  ];
  const [west, east, nowhere] = distancesFromMiddle(places);
  expect(west).toBeCloseTo(111.19, 1);
  expect(east).toBeCloseTo(111.19, 1);
  expect(nowhere).toBeUndefined();
});
