import { createRatesSeen } from '#server/hotels/ratesSeen.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';

const hotel = { id: 'a', name: 'A', rates: [leanRate] };
const invalid = { ...hotel, rates: [{ ...leanRate, total: 'much' }] };

test.each([
  ['a hotel with a rate', 'hotel', 200, hotel, true],
  ['a list with a rate', 'rand4', 200, [{ id: 'b', name: 'B' }, hotel], true],
  ['a search with a rate', 'search', 200, { hotels: [hotel] }, true],
  ['a hotel without rates', 'hotel', 200, { id: 'a', name: 'A' }, false],
  ['a sold-out hotel', 'hotel', 200, { ...hotel, rates: [] }, false],
  ['an invalid rate', 'search', 200, { hotels: [invalid] }, false],
  ['a body of another kind', 'search', 200, { rates: 'x', hotels: 7 }, false],
  ['places', 'places', 200, { places: [], rates: [leanRate] }, false],
  ['an error', 'hotel', 404, hotel, false],
] as const)('a response with rates is recognized: %s', (_case, endpoint, status, body, seen) => {
  const rates = createRatesSeen();
  const response = { status, headers: {}, body: Buffer.from(JSON.stringify(body)), upstreamMs: 1 };
  expect(rates.seen()).toBe(false);
  rates.observe({ endpoint, path: '/' }, response);
  expect(rates.seen()).toBe(seen);
});
