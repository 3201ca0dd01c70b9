import request from 'supertest';
import * as v from 'valibot';
import { type Hotel, hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { problemSchema, problemType } from '#contracts/provider/problem.ts';
import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';

const provider = createProvider();
const path = '/api/hotels/search';

async function search(query: Record<string, string>, app = provider): Promise<Hotel[]> {
  const { body } = await request(app).get(path).query(query).expect(200);
  return v.parse(searchResponseSchema, body).hotels ?? [];
}

const ids = (hotels: readonly Hotel[]) => hotels.map(({ id }) => id);

it('gives the total if it returns only the first hotels, except without rates', async () => {
  const { body } = await request(provider).get(path).expect(200);
  expect([body.hotels.length, body.total]).toEqual([60, 1200]);
  const stay = { check_in: '2027-03-08', check_out: '2027-03-10' };
  const { body: free } = await request(provider).get(path).query(stay).expect(200);
  expect(free.total).toBeGreaterThan(800);
  expect(free.total).toBeLessThan(1200);
  const plain = createProvider({ rates: false });
  expect((await request(plain).get(path)).body).not.toHaveProperty('total');
});

it('picks different random hotels, even from a small catalog', async () => {
  const small = createProvider({ hotelCount: 9 });
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    for (const app of [provider, small]) {
      const { body } = await request(app).get('/api/hotels/rand8').query({ seed });
      expect(new Set(ids(v.parse(v.array(hotelSchema), body))).size).toBe(8);
    }
  }
});

describe('a search by city', () => {
  it.each(cities.map(({ name, hotels }): [string, number] => [name, hotels]))(
    'finds exactly the hotels of %s',
    async (name, count) => {
      const found = await search({ city: name });
      expect(found).toHaveLength(count);
      for (const { region } of found) expect(region?.name ?? name).toBe(name);
    },
  );

  it.each([
    ['sao paulo', 'São Paulo'],
    ['SÃO PAULO', 'São Paulo'],
    ['Sa\u0303o Paulo', 'São Paulo'],
    ['reykjavik', 'Reykjavík'],
    ['İSTANBUL', 'Istanbul'],
    ['ıstanbul', 'Istanbul'],
    ['  new   york ', 'New York'],
    ['montreal', 'Montréal'],
  ])('reads %j as %s', async (typed, name) => {
    expect(ids(await search({ city: typed }))).toEqual(ids(await search({ city: name })));
  });

  it.each(['Atlantis', 'Kara', 'Karachi, Sindh', '%', '__proto__'])(
    'finds nothing in %j',
    async (city) => {
      await request(provider).get(path).query({ city }).expect(200, { hotels: [] });
    },
  );

  it('may be cached for a minute', async () => {
    await request(provider).get(path).expect('cache-control', 'public, max-age=60');
  });

  it('returns at most sixty hotels of a city', async () => {
    const crowded = createProvider({ hotelCount: 2_400 });
    expect(await search({ city: 'Karachi' }, crowded)).toHaveLength(60);
  });
});

describe('a search without a city', () => {
  it('finds one hotel in each of sixty cities', async () => {
    const { body } = await request(createProvider({ hotelCount: 1200 }))
      .get(path)
      .expect(200);
    const found = v.parse(searchResponseSchema, body).hotels ?? [];
    const places = found.flatMap(({ region }) => region?.name ?? []);
    expect(found).toHaveLength(60);
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(50);
  });

  it('continues with the second hotel of each city if there are few', async () => {
    expect(await search({}, createProvider({ hotelCount: 30 }))).toHaveLength(30);
  });

  it('ignores an empty city and unknown parameters', async () => {
    const all = ids(await search({}));
    expect(ids(await search({ city: '  ' }))).toEqual(all);
    expect(ids(await search({ travelers: '2', page: '7' }))).toEqual(all);
  });
});

describe('a search with dates', () => {
  const week = { check_in: '2031-05-12', check_out: '2031-05-19' };

  it('always leaves out the same hotels', async () => {
    const all = ids(await search({ city: 'Karachi' }));
    const free = ids(await search({ city: 'Karachi', ...week }));
    expect(free.length).toBeGreaterThan(20);
    expect(free.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(free));
    expect(ids(await search({ city: 'Karachi', ...week }, createProvider()))).toEqual(free);
  });

  it('leaves out other hotels on other dates', async () => {
    const june = { check_in: '2031-06-12', check_out: '2031-06-19' };
    const free = ids(await search({ city: 'Karachi', ...week }));
    expect(ids(await search({ city: 'Karachi', ...june }))).not.toEqual(free);
  });

  it('finds every hotel of a longer stay also for a shorter stay within it', async () => {
    const long = { check_in: '2031-05-01', check_out: '2031-05-31' };
    const short = ids(await search({ city: 'Dubai', ...week }));
    const longFree = ids(await search({ city: 'Dubai', ...long }));
    expect(short).toEqual(expect.arrayContaining(longFree));
    expect(longFree.length).toBeLessThan(short.length);
  });

  it('treats a single date as one night', async () => {
    const city = 'Tokyo';
    const night = await search({ city, check_in: '2031-05-12', check_out: '2031-05-13' });
    expect(await search({ city, check_in: '2031-05-12' })).toEqual(night);
    expect(await search({ city, check_out: '2031-05-13' })).toEqual(night);
  });

  it('leaves out hotels in a search without a city too', async () => {
    const free = ids(await search(week));
    expect(free).toHaveLength(60);
    expect(free).not.toEqual(ids(await search({})));
  });

  it('accepts leap days', async () => {
    await search({ check_in: '2028-02-29', check_out: '2028-03-01' });
  });

  it.each([
    [{ check_in: '12.05.2031' }, 'check_in'],
    [{ check_in: '2031-5-12' }, 'check_in'],
    [{ check_in: '2031-05-12T00:00:00Z' }, 'check_in'],
    [{ check_in: '2031-02-30' }, 'check_in'],
    [{ check_in: '2031-13-01' }, 'check_in'],
    [{ check_in: '2027-02-29' }, 'check_in'],
    [{ check_in: '' }, 'check_in'],
    [{ check_out: 'tomorrow' }, 'check_out'],
    [{ check_in: '2031-05-12', check_out: '2031-05-12' }, 'after'],
    [{ check_in: '2031-05-12', check_out: '2031-05-11' }, 'after'],
    [{ city: 'Atlantis', check_in: 'soon' }, 'check_in'],
  ])('responds to %j with 400 and a reason', async (query, word) => {
    const response = await request(provider).get(path).query(query).expect(400);
    expect(response.type).toBe(problemType);
    const problem = v.parse(problemSchema, JSON.parse(response.text));
    expect(problem).toMatchObject({ status: 400, title: 'Bad Request' });
    expect(problem.detail).toContain(word);
  });
});
