import request from 'supertest';
import * as v from 'valibot';
import {
  hotelSchema,
  randomHotelsSchema,
  searchResponseSchema,
} from '#contracts/provider/hotels.ts';
import { landmarksResponseSchema } from '#contracts/provider/landmarks.ts';
import { placesResponseSchema } from '#contracts/provider/places.ts';
import { problemSchema, problemType } from '#contracts/provider/problem.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { addedInResponse } from '#contracts/sample-provider/hotelJson.ts';

const provider = createProvider();
const hotels = [...generateHotels(1200, '')].map(({ answer }) => answer);

async function drawn(path: string, app = provider): Promise<string[]> {
  const { body } = await request(app).get(path).expect(200);
  return v.parse(randomHotelsSchema, body).map(({ id }) => id);
}

async function expectProblem(call: request.Test, status: number): Promise<request.Response> {
  const response = await call.expect(status).expect('cache-control', 'no-store');
  expect(response.type).toBe(problemType);
  expect(v.parse(problemSchema, JSON.parse(response.text))).toMatchObject({ status });
  expect(response.text).not.toMatch(/<|node_modules|\.ts\b/);
  return response;
}

describe('GET /api/hotels/:id', () => {
  it.each([0, 39, 319, 1199])('returns hotel %i unchanged from the catalog', async (ordinal) => {
    const hotel = hotels[ordinal];
    const { body, headers } = await request(provider).get(`/api/hotels/${hotel?.id}`).expect(200);
    const { policies, rates } = v.parse(hotelSchema, body);
    const catalogd = v.parse(v.omit(hotelSchema, addedInResponse), body);
    expect(catalogd).toEqual(hotel);
    expect(policies === null).toBe(rates === null);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it('describes the hotel and nearby places in the language of the request', async () => {
    const path = `/api/hotels/${hotels[0]?.id}`;
    const answers = ['en', 'de', 'fr', 'ar', 'nl'].map(async (language) => {
      const { body, headers } = await request(provider).get(path).set('accept-language', language);
      const { description, nearby } = v.parse(hotelSchema, body);
      expect(headers['content-language']).toBe(language === 'nl' ? 'en' : language);
      expect(headers.vary).toMatch(/accept-language/i);
      expect(nearby?.length).toBeGreaterThan(3);
      return description?.map(({ text }) => text).join('\n');
    });
    const [english, german, french, arabic, dutch] = await Promise.all(answers);
    expect(new Set([english, german, french, arabic]).size).toBe(4);
    expect(arabic).toMatch(/[\u0600-\u06ff]/);
    expect(dutch).toBe(english);
  });

  it('has the sizes of rooms and, unlike lists, a description', async () => {
    const list = await request(provider).get('/api/hotels/search?city=Karachi').expect(200);
    const found = v.parse(searchResponseSchema, list.body).hotels ?? [];
    for (const { description, nearby, room_groups: rooms } of found) {
      expect([description, nearby]).toEqual([undefined, undefined]);
      for (const { size_sqm: size } of rooms ?? []) {
        expect(size).toBeGreaterThanOrEqual(12);
        expect(size).toBeLessThanOrEqual(90);
      }
    }
    const plain = createProvider({ rates: false });
    const { text, headers } = await request(plain).get(`/api/hotels/${hotels[0]?.id}`);
    expect(text).not.toMatch(/"(description|nearby|size_sqm)"/);
    expect(headers).not.toHaveProperty('content-language');
  });

  it('responds 400 with a reason to invalid dates', async () => {
    const path = `/api/hotels/${hotels[0]?.id}?check_in=2031-02-30`;
    const { text } = await expectProblem(request(provider).get(path), 400);
    expect(text).toContain('check_in');
  });

  it('responds 304 to a client that has the current version', async () => {
    const path = `/api/hotels/${hotels[5]?.id}`;
    const { headers } = await request(provider).get(path).expect(200);
    await request(provider)
      .get(path)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });

  it('responds 404 to an unknown id', async () => {
    const { text } = await expectProblem(
      request(provider).get('/api/hotels/castle_in_the_air'),
      404,
    );
    expect(text).toContain('castle_in_the_air');
  });

  it('responds 400 to an address that cannot be decoded', async () => {
    await expectProblem(request(provider).get('/api/hotels/%E0%A4%A'), 400);
  });
});

describe.each([
  ['/api/hotels/rand4', 4],
  ['/api/hotels/rand8', 8],
])('GET %s', (path, count) => {
  it(`returns a bare list of ${count} different hotels that no cache stores`, async () => {
    const { body } = await request(provider).get(path).expect('cache-control', 'no-store');
    const ids = v.parse(randomHotelsSchema, body).map(({ id }) => id);
    expect(new Set(ids).size).toBe(count);
  });

  it('varies from call to call', async () => {
    const calls = await Promise.all([1, 2, 3, 4].map(() => drawn(path)));
    expect(new Set(calls.map(String)).size).toBeGreaterThan(1);
  });

  it('is the same for a seed in the query, and different for another seed', async () => {
    const first = await drawn(`${path}?seed=spring`);
    expect(await drawn(`${path}?seed=spring`)).toEqual(first);
    expect(await drawn(`${path}?seed=autumn`)).not.toEqual(first);
  });

  it('is the same with a seed of the provider, unless the query has its own', async () => {
    const seeded = createProvider({ seed: 'demo' });
    const first = await drawn(path, seeded);
    expect(await drawn(path, seeded)).toEqual(first);
    expect(await drawn(path, createProvider({ seed: 'demo' }))).toEqual(first);
    expect(await drawn(`${path}?seed=spring`, seeded)).toEqual(await drawn(`${path}?seed=spring`));
  });

  it('returns all hotels if there are fewer', async () => {
    expect(await drawn(path, createProvider({ hotelCount: 3 }))).toHaveLength(3);
    expect(await drawn(path, createProvider({ hotelCount: 0 }))).toEqual([]);
  });
});

describe('GET /api/hotels/places', () => {
  it('lists each city with its number of hotels in a search', async () => {
    const { body, headers } = await request(provider).get('/api/hotels/places').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=86400, stale-if-error=604800');
    const { places } = v.parse(placesResponseSchema, body);
    expect(places).toHaveLength(60);
    for (const name of ['Karachi', 'Reykjavík']) {
      const found = await request(provider).get('/api/hotels/search').query({ city: name });
      const [first] = v.parse(searchResponseSchema, found.body).hotels ?? [];
      const place = places?.find((each) => each.name === name);
      expect(place).toMatchObject({
        country_code: first?.region?.country_code,
        hotels: found.body.hotels.length,
        latitude: expect.closeTo(first?.latitude ?? 0, 0),
        longitude: expect.closeTo(first?.longitude ?? 0, 0),
      });
    }
  });

  it('is missing in a provider of the plain specification', async () => {
    await expectProblem(request(createProvider({ rates: false })).get('/api/hotels/places'), 404);
  });
});

describe('GET /api/hotels/landmarks', () => {
  const landmarksIn = async (language: string) => {
    const { body } = await request(provider)
      .get('/api/hotels/landmarks')
      .set('Accept-Language', language)
      .expect(200)
      .expect('content-language', language);
    return v.parse(landmarksResponseSchema, body).landmarks ?? [];
  };

  it('lists the neighborhoods, sights, stations and airports of each city with coordinates', async () => {
    const landmarks = await landmarksIn('en');
    expect(new Set(landmarks.map(({ city }) => city)).size).toBe(60);
    expect(landmarks.find(({ name }) => name === 'Eiffel Tower')).toEqual({
      name: 'Eiffel Tower',
      kind: 'sight',
      city: 'Paris',
      country_code: 'FR',
      latitude: expect.closeTo(48.858, 2),
      longitude: expect.closeTo(2.294, 2),
      other_names: ['Eiffelturm', 'Tour Eiffel', 'برج إيفل'],
    });
    expect(landmarks).toContainEqual(
      expect.objectContaining({ name: 'Trastevere', kind: 'quarter', city: 'Rome' }),
    );
    expect(landmarks).toContainEqual(
      expect.objectContaining({
        kind: 'airport',
        city: 'Lisbon',
        name: 'Humberto Delgado Airport',
      }),
    );
  });

  it('names the landmarks in the language of the request', async () => {
    const names = (await landmarksIn('fr')).map(({ name }) => name);
    expect(names).toContain('Tour Eiffel');
    expect(names).not.toContain('Eiffel Tower');
  });

  it('is missing in a provider of the plain specification', async () => {
    const plain = createProvider({ rates: false });
    await expectProblem(request(plain).get('/api/hotels/landmarks'), 404);
  });
});

describe('everything else', () => {
  it('reports that it is healthy', async () => {
    await request(provider).get('/healthz').expect(200, { status: 'ok' });
  });

  it.each(['/', '/api', '/api/hotels', '/api/hotels/a/b', '/media', '/media/x600/a'])(
    'responds 404 at %s',
    async (path) => {
      await expectProblem(request(provider).get(path), 404);
    },
  );

  it('responds 404 instead of 405 to a method at an unknown address', async () => {
    await expectProblem(request(provider).post('/api/bookings'), 404);
  });

  it.each(['/api/hotels/search', '/api/hotels/rand4', '/api/hotels/x', '/media/x600/a.svg'])(
    'responds 405 to other methods at %s and lists the allowed ones',
    async (path) => {
      for (const call of [request(provider).post(path), request(provider).delete(path)]) {
        const { headers } = await expectProblem(call, 405);
        expect(headers.allow).toBe('GET, HEAD');
      }
    },
  );

  it('responds to HEAD like GET without the body', async () => {
    const { headers, text } = await request(provider).head('/api/hotels/search').expect(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
    expect(text).toBeUndefined();
  });

  it('does not reveal its framework', async () => {
    const { headers } = await request(provider).get('/healthz');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
