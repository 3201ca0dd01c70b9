import fc from 'fast-check';
import {
  keepFavorites,
  readFavorites,
  toFavorite,
} from '#client/features/favorites/storedFavorites.ts';
import { maxFavorites } from '#contracts/site/account/favorites.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';

const stored = (text: string) => memoryStorage({ favorites: text });
const hotel = (id: string) => ({ id, name: `Hotel ${id}` });

it('reads back the favorites that it stored', () => {
  const favorite = fc.record(
    {
      id: fc.stringMatching(/^[\w:@!$&'()*+,;=~-]{1,128}$/),
      name: fc.string({ minLength: 1 }),
      stay: fc.constantFrom('?check_in=2099-03-08&check_out=2099-03-10', '?occupancy=1'),
    },
    { requiredKeys: ['id', 'name'] },
  );
  const favorites = fc.uniqueArray(favorite, {
    selector: ({ id }) => id,
    maxLength: maxFavorites,
  });
  fc.assert(
    fc.property(favorites, (value) => {
      const storage = memoryStorage();
      const kept = value.map(toFavorite);
      keepFavorites(storage, kept);
      expect(readFavorites(storage)).toEqual(kept);
    }),
  );
});

it('cuts a long name between characters and stores nothing that the site rejects', () => {
  const { name } = toFavorite({ id: 'a', name: `${'x'.repeat(299)}\u{1f3e8}\x07` });
  expect(name).toBe(`${'x'.repeat(299)}\ufffd`);
  expect(toFavorite({ id: 'a', name: 'A\0' }).name).toBe('A\ufffd');
});

it.each([
  '',
  'no JSON',
  '[]',
  '{"hotels":[{"id":"a","name":"A"}]}',
  '{"version":2,"hotels":[{"id":"a","name":"A"}]}',
  '{"version":1,"hotels":{"a":"A"}}',
])('reads nothing from %p', (text) => {
  expect(readFavorites(stored(text))).toEqual([]);
});

it('leaves out invalid and repeated favorites, and favorites above the limit', () => {
  const bad = [7, null, { id: '..', name: 'A' }, { id: 'a/b', name: 'A' }, { id: 'b', name: '' }];
  const good = Array.from({ length: maxFavorites + 5 }, (_, index) => hotel(String(index)));
  const hotels = [...bad, hotel('0'), ...good];
  expect(readFavorites(stored(JSON.stringify({ version: 1, hotels })))).toEqual(
    good.slice(0, maxFavorites),
  );
});

it.each([
  ['?check_in=2020-03-08&check_out=2020-03-10&occupancy=1', '?occupancy=1'],
  ['?check_in=2020-03-08&check_out=2020-03-10', undefined],
  ['?check_out=2020-03-10', undefined],
  ['no query', undefined],
])('reads the stored stay %j as %j', (stay, read) => {
  const text = JSON.stringify({ version: 1, hotels: [hotel('a')], stays: [{ id: 'a', stay }] });
  expect(readFavorites(stored(text))[0]?.stay).toBe(read);
});

it('works without a storage and with a full one', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  keepFavorites(full, [hotel('a')]);
  keepFavorites(undefined, [hotel('a')]);
  expect(readFavorites(full)).toEqual([]);
  expect(readFavorites(undefined)).toEqual([]);
});
