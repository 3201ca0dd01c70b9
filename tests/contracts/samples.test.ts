import * as v from 'valibot';
import { hotelSchema } from '#contracts/hotels.ts';
import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { sparseHotel } from '#contracts/samples/sparseHotel.ts';

it.each([
  ['full', fullHotel],
  ['sparse', sparseHotel],
])('the %s sample keeps the contract and loses nothing in it', (_, sample) => {
  expect(v.parse(hotelSchema, sample)).toEqual(sample);
});

it('drops what the contract does not name', () => {
  expect(v.parse(hotelSchema, { ...sparseHotel, price: 1 })).not.toHaveProperty('price');
});

it.each([
  ['id', undefined],
  ['id', ''],
  ['id', 'a/b'],
  ['name', null],
  ['star_rating', '4'],
  ['images', ['https://p.example/{size}.jpg']],
])('refuses %s = %p', (field, value) => {
  expect(v.is(hotelSchema, { ...fullHotel, [field]: value })).toBe(false);
});
