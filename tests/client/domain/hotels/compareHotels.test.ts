import { compareHotels } from '#client/domain/hotels/compareHotels.ts';
import { defaultParty } from '#contracts/values/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { fullHotel, plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { english } from '../../../support/english.ts';
import { fullRate, leanRate } from '#contracts/kit/samples/rates.ts';

const now = new Date('2027-03-01T00:00:00Z');
const compare = (hotels: readonly (Hotel | undefined)[], at = now) =>
  compareHotels(english, hotels, { party: defaultParty }, 'de-DE', at);
const textOf = (label: string, hotels: readonly (Hotel | undefined)[], at = now) =>
  compare(hotels, at).facts.find((row) => row.label === label)?.values;

it('compares the offers of hotels with rates', () => {
  const other: Hotel = { ...fullHotel, id: 'other', rates: [{ ...leanRate, room_group_id: 101 }] };
  const full: Hotel = { ...fullHotel, rates: [] };
  const { offers, price, facts } = compare([fullHotel, other, full]);
  expect(offers.map((offer) => offer?.rates[0]?.id)).toEqual([
    '101-breakfast-flexible',
    leanRate.id,
    undefined,
  ]);
  expect(price).toMatchObject({ differs: true });
  expect(price?.values[2]).toBe('No rooms left for these dates');
  const labels = facts.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Cancellation', 'Payment', 'Breakfast', 'Stars', 'Guest rating']),
  );
  expect(facts.find(({ label }) => label === 'Stars')).toEqual({
    label: 'Stars',
    values: ['4 stars', '4 stars', '4 stars'],
    differs: false,
  });
});

it('says when the deadline of free cancellation has passed', () => {
  const deadline = new Date('2027-03-06T13:00:00Z');
  expect(textOf('Cancellation', [fullHotel], deadline)?.[0]).toMatch(
    /^Free cancellation until Sat, Mar 6/,
  );
  expect(textOf('Cancellation', [fullHotel], new Date(deadline.getTime() + 1))).toEqual([
    'Cancellation is no longer free',
  ]);
});

it('compares the size of the room, and the nearest sight and airport', () => {
  const nearby = [
    { name: 'Frere Hall', kind: 'sight', meters: 1_240 },
    { name: 'Mohatta Palace', kind: 'sight', meters: 184 },
  ];
  const hotels = [fullHotel, { ...fullHotel, room_groups: null, nearby }, sparseHotel];
  expect(textOf('Room size', hotels)).toEqual(['301 sq ft · 28 m²', '–', '–']);
  expect(textOf('Nearest sight', hotels)).toEqual([
    'Clifton Beach, 350 m',
    'Mohatta Palace, 180 m',
    '–',
  ]);
  expect(textOf('Airport', hotels)).toEqual([
    'Jinnah International Airport (KHI), 16 km',
    '–',
    '–',
  ]);
});

it('shows neither prices nor terms for hotels without rates', () => {
  const { price, facts } = compare([plainHotel, sparseHotel]);
  expect(price).toBeUndefined();
  expect(facts.map(({ label, values }) => [label, ...values])).toEqual([
    ['Breakfast', 'Listed as an amenity', 'Not listed'],
    ['Room', 'Deluxe Double Room', 'Room'],
    ['Stars', '4 stars', 'No rating'],
    ['Location', 'Karachi, PK', '–'],
  ]);
});

const roomOnly = { ...fullRate, id: 'room-only', meal: 'room-only' as const };
const dearer = { ...fullRate, total: '300.00', total_now: '296.42' };

it('says whether the price includes breakfast, and whether another rate does', () => {
  const hotel = { ...fullHotel, amenity_groups: [] };
  expect(
    textOf('Breakfast', [
      hotel,
      { ...hotel, rates: [roomOnly, dearer] },
      { ...hotel, rates: [roomOnly] },
    ]),
  ).toEqual(['Breakfast included', 'Not in this price', 'Not included']);
});

it('compares the cheapest offer with breakfast if breakfast is wanted', () => {
  const both = { ...fullHotel, rates: [roomOnly, dearer] };
  const without = { ...fullHotel, rates: [roomOnly] };
  const rates = (...facts: RateFact[]) =>
    compareHotels(
      english,
      [both, without],
      { party: defaultParty, facts },
      'de-DE',
      now,
    ).offers.map((offer) => offer?.rates[0]?.id);
  expect(rates('breakfast')).toEqual([dearer.id, roomOnly.id]);
  expect(rates()).toEqual([roomOnly.id, roomOnly.id]);
});

it('marks no difference to a hotel whose details are unknown', () => {
  const hotels = [fullHotel, undefined, { ...fullHotel, nearby: null }];
  expect(compare(hotels).facts.find(({ label }) => label === 'Nearest sight')).toEqual({
    label: 'Nearest sight',
    values: ['Clifton Beach, 350 m', undefined, '–'],
    differs: false,
  });
});
