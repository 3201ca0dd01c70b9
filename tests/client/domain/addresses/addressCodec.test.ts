import fc from 'fast-check';
import { addressCodec } from '#client/domain/addresses/addressCodec.ts';
import {
  day,
  flag,
  listOf,
  one,
  oneOf,
  setOf,
  text,
  whole,
} from '#client/domain/addresses/addressFields.ts';

const sorts = ['recommended', 'price', 'stars'] as const;
const meals = ['breakfast', 'half-board', 'full-board'] as const;

const codec = addressCodec({
  city: one('city', text(20), ''),
  checkIn: one('check_in', day, ''),
  adults: one('adults', whole(1, 16), 2),
  offset: one('offset', whole(-5, 5), 0),
  sort: one('sort', oneOf(sorts), 'recommended'),
  map: one('map', flag, false),
  compare: one('compare', flag, true),
  meals: setOf('meal', meals),
  childAges: listOf('child', whole(0, 17), 4),
  areas: listOf('area', text(10), 3),
});

const defaults = codec.read('').value;
/** Queries with valid and invalid values for the codec's parameters, and arbitrary texts. */
const queries = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          ...'city check_in adults offset sort map compare meal child area x'.split(' '),
        ),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('', '0', '1', '007', '1e1', '-5', 'price', 'breakfast', '2026-02-30'),
          fc.constantFrom('16', 'half-board', '0001-01-01', '9999-12-31', 'São, a+b &c=d'),
        ),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs).toString()),
);

it('reads any query without an error, and reads its own output the same way', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { value } = codec.read(query);
      expect(codec.read(codec.write(value))).toEqual({ value, mended: [] });
    }),
  );
});

it('omits default values and missing fields', () => {
  expect(codec.write(defaults)).toBe('');
  expect(codec.write({})).toBe('');
  expect(codec.write({ adults: 2, sort: 'price', compare: false })).toBe('?sort=price&compare=0');
});

it('writes fields in their order, and lists as repeated parameters', () => {
  expect(codec.write({ childAges: [4, 4], meals: ['half-board', 'breakfast'], city: 'São' })).toBe(
    '?city=S%C3%A3o&meal=breakfast&meal=half-board&child=4&child=4',
  );
});

it.each([
  ['city=123456789012345678901', 'city'],
  ['city=a%00b', 'city'],
  ['check_in=2026-02-30', 'checkIn'],
  ['check_in=tomorrow', 'checkIn'],
  ['adults=0', 'adults'],
  ['adults=17', 'adults'],
  ['adults=02', 'adults'],
  ['adults=2.5', 'adults'],
  ['offset=-6', 'offset'],
  ['sort=name', 'sort'],
  ['map=yes', 'map'],
])('corrects %p to the default and reports it', (query, field) => {
  expect(codec.read(`?${query}`)).toEqual({ value: defaults, mended: [field] });
});

it('drops invalid values of a list, and values beyond its limit', () => {
  const { value, mended } = codec.read('child=3&child=18&child=5&meal=supper&meal=breakfast');
  expect(value).toEqual({ ...defaults, childAges: [3, 5], meals: ['breakfast'] });
  expect(mended).toEqual(['meals', 'childAges']);
  expect(codec.read('child=1&child=2&child=3&child=4&child=5')).toEqual({
    value: { ...defaults, childAges: [1, 2, 3, 4] },
    mended: ['childAges'],
  });
});

it('keeps the first value of a repeated parameter and reports it', () => {
  expect(codec.read('adults=3&adults=4')).toEqual({
    value: { ...defaults, adults: 3 },
    mended: ['adults'],
  });
});

it('ignores unknown parameters and empty values without reporting them', () => {
  expect(codec.read('utm_source=mail&city=&child=&adults=')).toEqual({
    value: defaults,
    mended: [],
  });
});

it('reads an equal list as the same object, so that rows are not rendered again', () => {
  const { childAges } = codec.read('child=3&child=5').value;
  expect(codec.read('adults=3&child=3&child=5').value.childAges).toBe(childAges);
  expect(codec.read('child=5&child=3').value.childAges).toEqual([5, 3]);
});
