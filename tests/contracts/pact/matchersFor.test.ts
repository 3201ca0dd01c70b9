import { MatchersV3 } from '@pact-foundation/pact';
import * as v from 'valibot';
import { hotelSchema, randomHotelsSchema } from '#contracts/hotels.ts';
import { matchersFor } from '#contracts/pact/matchersFor.ts';
import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { plainHotel } from '#contracts/samples/plainHotel.ts';
import { sparseHotel } from '#contracts/samples/sparseHotel.ts';

it.each([
  ['a hotel', hotelSchema, fullHotel],
  ['a hotel of the specification', hotelSchema, plainHotel],
  ['a sparse hotel', hotelSchema, sparseHotel],
  ['a list', randomHotelsSchema, [fullHotel, sparseHotel]],
  ['an empty list', randomHotelsSchema, []],
])('shows the whole of %s as the example', (_, schema: v.GenericSchema, sample) => {
  expect(MatchersV3.reify(matchersFor(schema, sample))).toEqual(sample);
});

it('asks for the kind of a value, not for the value', () => {
  expect(matchersFor(hotelSchema, { id: 'a', name: 'A', star_rating: 4, address: null })).toEqual({
    id: { 'pact:matcher:type': 'notEmpty', value: 'a' },
    name: MatchersV3.regex('.+', 'A'),
    star_rating: MatchersV3.number(4),
    address: null,
  });
});

it('asks for one of the values of a list of them', () => {
  const schema = v.object({ due: v.picklist(['now', 'property']) });
  expect(matchersFor(schema, { due: 'now' })).toEqual({
    due: MatchersV3.regex('^(now|property)$', 'now'),
  });
});

it('asks every item of a list to be like the first, and for at least one', () => {
  const schema = v.array(v.object({ url: v.string() }));
  expect(matchersFor(schema, [{ url: 'a' }, { url: 'b' }])).toEqual({
    'pact:matcher:type': 'type',
    min: 1,
    value: [{ url: MatchersV3.string('a') }, { url: 'b' }],
  });
});

it.each([
  ['a sample that breaks the schema', v.object({ a: v.string() }), { a: 1 }],
  ['a field that the schema does not name', v.object({ a: v.string() }), { a: 'x', b: 1 }],
  ['a kind of schema it does not know', v.object({ a: v.boolean() }), { a: true }],
  ['a rule it does not know', v.pipe(v.string(), v.email()), 'a@b.example'],
])('refuses %s', (_, schema: v.GenericSchema, sample) => {
  expect(() => matchersFor(schema, sample)).toThrow();
});
