import fc from 'fast-check';
import {
  keepFavourites,
  readFavourites,
  toFavourite,
} from '#client/features/favourites/storedFavourites.ts';
import { maxFavourites } from '#contracts/site/account/favourites.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';

const stored = (text: string) => memoryStorage({ favorites: text });
const hotel = (id: string) => ({ id, name: `Hotel ${id}` });

it('reads back the favorites that it stored', () => {
  const favourite = fc.record(
    {
      id: fc.stringMatching(/^[\w:@!$&'()*+,;=~-]{1,128}$/),
      name: fc.string({ minLength: 1 }),
      stay: fc.constantFrom('?check_in=2099-03-08&check_out=2099-03-10', '?occupancy=1'),
    },
    { requiredKeys: ['id', 'name'] },
  );
  const favourites = fc.uniqueArray(favourite, {
    selector: ({ id }) => id,
    maxLength: maxFavourites,
  });
  fc.assert(
    fc.property(favourites, (value) => {
      const storage = memoryStorage();
      const kept = value.map(toFavourite);
      keepFavourites(storage, kept);
      expect(readFavourites(storage)).toEqual(kept);
    }),
  );
});

it('cuts a long name between characters and stores nothing that the site rejects', () => {
  const { name } = toFavourite({ id: 'a', name: `${'x'.repeat(299)}\u{1f3e8}\x07` });
  expect(name).toBe(`${'x'.repeat(299)}\ufffd`);
  expect(toFavourite({ id: 'a', name: 'A\0' }).name).toBe('A\ufffd');
});

it.each([
  '',
  'no JSON',
  '[]',
  '{"hotels":[{"id":"a","name":"A"}]}',
  '{"version":2,"hotels":[{"id":"a","name":"A"}]}',
  '{"version":1,"hotels":{"a":"A"}}',
])('reads nothing from %p', (text) => {
  expect(readFavourites(stored(text))).toEqual([]);
});

it('leaves out invalid and repeated favorites, and favorites above the limit', () => {
  const bad = [7, null, { id: '..', name: 'A' }, { id: 'a/b', name: 'A' }, { id: 'b', name: '' }];
  const good = Array.from({ length: maxFavourites + 5 }, (_, index) => hotel(String(index)));
  const hotels = [...bad, hotel('0'), ...good];
  expect(readFavourites(stored(JSON.stringify({ version: 1, hotels })))).toEqual(
    good.slice(0, maxFavourites),
  );
});

it.each([
  ['?check_in=2020-03-08&check_out=2020-03-10&occupancy=1', '?occupancy=1'],
  ['?check_in=2020-03-08&check_out=2020-03-10', undefined],
  ['?check_out=2020-03-10', undefined],
  ['no query', undefined],
])('reads the stored stay %j as %j', (stay, read) => {
  const text = JSON.stringify({ version: 1, hotels: [hotel('a')], stays: [{ id: 'a', stay }] });
  expect(readFavourites(stored(text))[0]?.stay).toBe(read);
});

it('works without a storage and with a full one', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  keepFavourites(full, [hotel('a')]);
  keepFavourites(undefined, [hotel('a')]);
  expect(readFavourites(full)).toEqual([]);
  expect(readFavourites(undefined)).toEqual([]);
});
