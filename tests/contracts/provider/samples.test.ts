import * as v from 'valibot';
import { hotelSchema } from '#contracts/provider/hotels.ts';
import { reservationRequestSchema, reservationSchema } from '#contracts/provider/reservations.ts';
import { fullHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import {
  cancelledReservation,
  fullReservation,
  reservationRequest,
} from '#contracts/kit/samples/reservations.ts';

it.each([
  ['full', fullHotel],
  ['sparse', sparseHotel],
])('the %s sample matches the contract and loses nothing when it is parsed', (_, sample) => {
  expect(v.parse(hotelSchema, sample)).toEqual(sample);
});

it.each([
  ['confirmed', fullReservation],
  ['cancelled', cancelledReservation],
])('the %s reservation matches the contract', (_, sample) => {
  expect(v.parse(reservationSchema, sample)).toEqual(sample);
});

it('the request to reserve matches the contract', () => {
  expect(v.parse(reservationRequestSchema, reservationRequest)).toEqual(reservationRequest);
});

it.each([
  ['reference', 'a/b'],
  ['reference', '..'],
  ['rooms', 9],
  ['status', 'pending'],
])('a reservation cannot have %s = %p', (field, value) => {
  expect(v.is(reservationSchema, { ...fullReservation, [field]: value })).toBe(false);
});

it('drops fields that the contract does not define', () => {
  expect(v.parse(hotelSchema, { ...sparseHotel, price: 1 })).not.toHaveProperty('price');
});

it.each([
  ['id', undefined],
  ['id', ''],
  ['id', 'a/b'],
  ['name', null],
  ['star_rating', '4'],
  ['images', ['https://p.example/{size}.jpg']],
])('rejects %s = %p', (field, value) => {
  expect(v.is(hotelSchema, { ...fullHotel, [field]: value })).toBe(false);
});
