import { readHotelList } from '#client/api/hotels/hotelList.ts';
import { listFacts } from '#client/domain/listing/listFacts.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, leanRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import { fieldUses } from '#contracts/provider/fieldUses/screens.ts';
import { listedHotel } from '#contracts/site/listedHotel.ts';

// What rows and cards show of any hotels, parties and filters: tests/deep/client/listedHotel.test.tsx.

it('keeps each rate of a hotel that the party can see', async () => {
  const days = { check_in: '2027-03-08', check_out: '2027-03-10' };
  const dearer = { ...fullRate, id: 'dearer', total: '300.00', total_now: '296.42' };
  const nights = [
    { date: '2027-03-08', amount: '130.00' },
    { date: '2027-03-09', amount: '136.34' },
  ];
  const whole = { ...fullHotel, rates: [fullRate, leanRate, { ...dearer, nights }] };
  const short = listedHotel(whole, defaultParty);
  expect(short).toMatchObject({ rates: [{ id: fullRate.id }, { id: leanRate.id }] });
  const factsOf = async (hotel: unknown) => {
    const { hotels } = await readHotelList('', [JSON.parse(JSON.stringify(hotel))], days);
    const [first] = listFacts(hotels, defaultParty).hotels;
    return first && { ...first, hotel: first.hotel.id };
  };
  expect(await factsOf(short)).toEqual(await factsOf(whole));
});

it('keeps a rate that is always free to cancel beside a cheaper one with a deadline', () => {
  const always = {
    ...leanRate,
    id: 'always',
    room_group_id: fullRate.room_group_id,
    meal: fullRate.meal,
    cancellation: [{ until: null, fee: '0.00' }],
  };
  const cheaper = {
    ...always,
    id: 'cheaper',
    cancellation: [
      { until: '2027-03-01T00:00:00Z', fee: '0.00' },
      { until: null, fee: '1.00' },
    ],
    total: '150.00',
    total_property: '150.00',
    nights: [
      { date: '2027-03-08', amount: '75.00' },
      { date: '2027-03-09', amount: '75.00' },
    ],
  };
  const short = listedHotel({ ...fullHotel, rates: [always, cheaper] }, defaultParty);
  expect(short).toMatchObject({ rates: [{ id: 'always' }, { id: 'cheaper' }] });
});

it('has only the fields that the listing and its map read', () => {
  const paths = (value: unknown, path: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => paths(item, `${path}[]`));
    if (typeof value !== 'object' || value === null) return [path];
    return Object.entries(value).flatMap(([key, item]) =>
      paths(item, path ? `${path}.${key}` : key),
    );
  };
  const listed = [
    fullHotel,
    { ...fullHotel, rates: [{ ...fullRate, meal: 'room-only', occupancy: '2' }] },
    { ...fullHotel, rates: [steppedRate] },
    { ...fullHotel, room_groups: [{ ...fullHotel.room_groups[0], name_struct: null }] },
  ].flatMap((hotel) => paths(listedHotel(hotel, defaultParty), ''));
  const read = Object.entries(fieldUses).filter(([, { listing, map }]) => listing ?? map);
  expect([...new Set(listed)].sort()).toEqual(read.map(([path]) => path).sort());
});
