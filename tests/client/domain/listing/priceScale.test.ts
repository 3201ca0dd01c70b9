import fc from 'fast-check';
import { listFacts } from '#client/domain/listing/listFacts.ts';
import { limitAt, positionOf, priceScale } from '#client/domain/listing/priceScale.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { plainHotel } from '#contracts/kit/samples/hotels.ts';
import { rateOf } from './anyList.ts';

function scaleOf(prices: readonly number[]) {
  const hotels = prices.map((price) => ({ ...plainHotel, rates: [rateOf(price)] }));
  const scale = priceScale(listFacts(hotels, defaultParty));
  if (!scale) throw new Error('The prices have no scale.');
  return scale;
}

test('every hotel belongs to one bar of the histogram', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1 }), (prices) => {
      const { bars, low, high } = scaleOf(prices);
      expect(bars).toHaveLength(20);
      expect(bars.reduce((sum, hotels) => sum + hotels, 0)).toBe(prices.length);
      expect(low.amount).toBe(BigInt(Math.min(...prices)) * 100n);
      expect(high.amount).toBe(BigInt(Math.max(...prices)) * 100n);
    }),
  );
});

test('a slider position between the ends sets a limit, and an end sets none', () => {
  const scale = scaleOf([100, 300]);
  expect(limitAt(scale, 0, 0)).toBe('');
  expect(limitAt(scale, 100, 100)).toBe('');
  expect(limitAt(scale, 50, 0)).toBe('200');
  for (let position = 1; position < 100; position += 1) {
    expect(positionOf(scale, limitAt(scale, position, 0), 0)).toBe(position);
  }
  expect(positionOf(scale, '', 100)).toBe(100);
  expect(positionOf(scale, '9000', 100)).toBe(100);
});

test('there is no scale without prices or with prices in several currencies', () => {
  expect(priceScale(listFacts([plainHotel], defaultParty))).toBeUndefined();
  const mixed = ['USD', 'EUR'].map((currency) => ({
    ...plainHotel,
    rates: [rateOf(10, { currency })],
  }));
  expect(priceScale(listFacts(mixed, defaultParty))).toBeUndefined();
});
