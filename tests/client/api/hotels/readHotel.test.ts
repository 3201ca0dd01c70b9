import { readHotel } from '#client/api/hotels/readHotel.ts';
import { readHotelList } from '#client/api/hotels/hotelList.ts';
import { fullHotel, plainHotel } from '#contracts/kit/samples/hotels.ts';
import { hotelTonight } from '../../../support/tonight.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';

const stay = { check_in: '2027-03-08', check_out: '2027-03-10' };
const wrongRate = { ...fullRate, id: 'wrong', total: '234.17' };

it('reads a hotel with every field, and a hotel of the plain specification', () => {
  expect(readHotel('answer', fullHotel, stay)).toEqual({ hotel: fullHotel, errors: [] });
  expect(readHotel('answer', plainHotel)).toEqual({ hotel: plainHotel, errors: [] });
});

it('reads a numeric id as decimal text', () => {
  expect(readHotel('answer', { ...plainHotel, id: 8_473_727 }).hotel?.id).toBe('8473727');
  expect(readHotel('answer', { ...plainHotel, id: 1.5 }).hotel).toBeUndefined();
  expect(readHotel('answer', { ...plainHotel, id: 2 ** 53 }).hotel).toBeUndefined();
});

it.each(['a:b@c', "x!$&'()*+,;=y", 'A-1_b.c~d'])('accepts the id %j', (id) => {
  expect(readHotel('answer', { ...plainHotel, id }).hotel?.id).toBe(id);
});

it.each(['', 'a/b', 'a\\b', 'a%2Fb', 'a\nb', '.', '..', 'x'.repeat(129)])(
  'rejects the id %j',
  (id) => {
    expect(readHotel('answer', { ...plainHotel, id }).hotel).toBeUndefined();
  },
);

it('leaves out a rate that does not add up, logs its path and keeps the others', () => {
  const rates = [wrongRate, fullRate, { ...fullRate, total: 234.16 }];
  const { hotel, errors } = readHotel('hotels[3]', { ...fullHotel, rates }, stay);
  expect(hotel).toEqual(fullHotel);
  expect(errors).toEqual([
    {
      path: 'hotels[3].rates[0].total',
      message: 'Expected the sum of the nights and taxes',
      leftOut: 'rate',
    },
    { path: 'hotels[3].rates[2].total', message: expect.any(String), leftOut: 'rate' },
  ]);
});

it('leaves out rates for another stay than the requested one', () => {
  expect(readHotel('answer', fullHotel, stay).hotel?.rates).toEqual([fullRate]);
  const { hotel, errors } = readHotel('answer', fullHotel, { ...stay, check_out: '2027-03-11' });
  expect(hotel?.rates).toEqual([]);
  expect(errors).toEqual([{ path: 'answer.rates', message: expect.any(String), leftOut: 'rate' }]);
});

it('leaves out rates for other nights than tonight if no stay is requested', () => {
  expect(readHotel('answer', hotelTonight)).toEqual({ hotel: hotelTonight, errors: [] });
  expect(readHotel('answer', fullHotel).hotel?.rates).toEqual([]);
});

it('leaves out a repeated rate, and rates for a room id that two rooms share', () => {
  const twice = { ...fullHotel, rates: [fullRate, { ...fullRate, meal: 'full-board' }] };
  expect(readHotel('answer', twice, stay).hotel).toEqual(fullHotel);
  expect(readHotel('answer', twice, stay).errors).toEqual([
    { path: 'answer.rates', message: 'Expected each rate once', leftOut: 'rate' },
  ]);
  const rooms = fullHotel.room_groups.map((room) => ({ ...room, id: 101 }));
  const { hotel } = readHotel('answer', { ...fullHotel, room_groups: rooms }, stay);
  expect(hotel?.rates).toEqual([]);
});

it('leaves out rates for a room that the hotel does not have, if its rooms are known', () => {
  const elsewhere = { ...fullRate, room_group_id: 999 };
  const { hotel, errors } = readHotel(
    'answer',
    { ...fullHotel, rates: [elsewhere, fullRate] },
    stay,
  );
  expect(hotel?.rates).toEqual([fullRate]);
  expect(errors).toEqual([{ path: 'answer.rates', message: expect.any(String), leftOut: 'rate' }]);
  const roomless = { ...fullHotel, room_groups: null, rates: [elsewhere] };
  expect(readHotel('answer', roomless, stay).hotel?.rates).toEqual([elsewhere]);
  const asText = { ...fullRate, room_group_id: '101' };
  expect(readHotel('answer', { ...fullHotel, rates: [asText] }, stay).errors).toEqual([]);
});

it('leaves out fields and list items of the wrong shape, also in rooms', () => {
  const [room] = fullHotel.room_groups;
  const rooms = [{ ...room, images: ['https://p.example/1.jpg'], beds: 'one' }, 'Suite'];
  const supplied = {
    ...fullHotel,
    star_rating: '4',
    region: { name: 'Karachi', country_code: 586 },
    images: [{}, fullHotel.images[0]],
    amenity_groups: [{ amenities: ['Lift', { amenity: 'Pool' }] }],
    kind: 7,
    rates: {},
    guest_rating: { score: 9 },
    room_groups: rooms,
  };
  const { hotel, errors } = readHotel('answer', supplied);
  const gone = {
    star_rating: undefined,
    kind: undefined,
    rates: undefined,
    guest_rating: undefined,
  };
  expect(hotel).toEqual({
    ...fullHotel,
    ...gone,
    region: { name: 'Karachi' },
    images: [fullHotel.images[0]],
    amenity_groups: [{ amenities: [{ amenity: 'Pool' }] }],
    room_groups: [{ ...room, beds: undefined, images: [] }],
  });
  expect(errors.map(({ path, leftOut }) => [path, leftOut])).toEqual([
    ['answer.images[0].url', 'item'],
    ['answer.region.country_code', 'field'],
    ['answer.star_rating', 'field'],
    ['answer.room_groups[0].beds', 'field'],
    ['answer.room_groups[0].images[0]', 'item'],
    ['answer.room_groups[1]', 'item'],
    ['answer.amenity_groups[0].amenities[0]', 'item'],
    ['answer.kind', 'field'],
    ['answer.guest_rating.reviews', 'field'],
    ['answer.rates', 'field'],
  ]);
});

it('leaves out a hotel with an invalid name, whatever its other fields are', () => {
  const { hotel, errors } = readHotel('answer', { ...fullHotel, rates: [wrongRate], name: 7 });
  expect(hotel).toBeUndefined();
  expect(errors).toEqual([{ path: 'answer.name', message: expect.any(String), leftOut: 'hotel' }]);
});

it.each([undefined, null, 7, 'text', [], {}])('reads no hotel in %j', (value) => {
  expect(readHotel('answer', value).hotel).toBeUndefined();
});

it('reads a list hotel by hotel', async () => {
  const list = [fullHotel, { ...plainHotel, name: '' }, { ...fullHotel, rates: [wrongRate] }];
  const { hotels, errors } = await readHotelList('hotels', list, stay);
  expect(hotels).toEqual([fullHotel, { ...fullHotel, rates: [], ratesLeftOut: true }]);
  expect(errors.map(({ path, leftOut }) => [path, leftOut])).toEqual([
    ['hotels[1].name', 'hotel'],
    ['hotels[2].rates[0].total', 'rate'],
  ]);
});
