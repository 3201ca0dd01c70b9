import { MatchersV3 } from '@pact-foundation/pact';
import * as v from 'valibot';
import { hotelSchema, randomHotelsSchema } from '#contracts/provider/hotels.ts';
import { matchersFor } from '#contracts/kit/pact/matchersFor.ts';
import { fullHotel, plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';

it.each([
  ['a hotel', hotelSchema, fullHotel],
  ['a hotel of the specification', hotelSchema, plainHotel],
  ['a sparse hotel', hotelSchema, sparseHotel],
  ['a list', randomHotelsSchema, [fullHotel, sparseHotel]],
  ['an empty list', randomHotelsSchema, []],
])('uses all of %s as the example', (_, schema: v.GenericSchema, sample) => {
  expect(MatchersV3.reify(matchersFor(schema, sample))).toEqual(sample);
});

it('matches the type of a value instead of the value', () => {
  expect(matchersFor(hotelSchema, { id: 'a', name: 'A', star_rating: 4, address: null })).toEqual({
    id: { 'pact:matcher:type': 'notEmpty', value: 'a' },
    name: MatchersV3.like(MatchersV3.regex('.+', 'A')),
    star_rating: MatchersV3.number(4),
    address: null,
  });
});

it('leaves out the limits of a number', () => {
  const schema = v.object({ score: v.pipe(v.number(), v.minValue(0), v.maxValue(10)) });
  expect(matchersFor(schema, { score: 6.5 })).toEqual({ score: MatchersV3.number(6.5) });
});

it('matches one of the values of a picklist', () => {
  const schema = v.object({ due: v.picklist(['now', 'property']) });
  expect(matchersFor(schema, { due: 'now' })).toEqual({
    due: MatchersV3.regex('^(now|property)$', 'now'),
  });
});

it('matches every item of a list by the first item, and requires at least one item', () => {
  const schema = v.array(v.object({ url: v.string() }));
  expect(matchersFor(schema, [{ url: 'a' }, { url: 'b' }])).toEqual({
    'pact:matcher:type': 'type',
    min: 1,
    value: [{ url: MatchersV3.string('a') }, { url: 'b' }],
  });
});

it.each([
  ['a sample that does not match the schema', v.object({ a: v.string() }), { a: 1 }],
  ['a field that is not in the schema', v.object({ a: v.string() }), { a: 'x', b: 1 }],
  ['an unsupported schema', v.object({ a: v.date() }), { a: new Date(0) }],
  ['an unsupported rule', v.pipe(v.string(), v.email()), 'a@b.example'],
])('throws for %s', (_, schema: v.GenericSchema, sample) => {
  expect(() => matchersFor(schema, sample)).toThrow();
});
