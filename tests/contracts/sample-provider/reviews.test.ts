import request from 'supertest';
import * as v from 'valibot';
import { reviewsResponseSchema, travelerKinds } from '#contracts/provider/reviews.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { indexHotels } from '#contracts/sample-provider/indexHotels.ts';
import { createReviews } from '#contracts/sample-provider/reviews/createReviews.ts';
import { neededAmenities } from '#contracts/sample-provider/reviews/sentences.ts';

const until = '2027-03';
const provider = createProvider({ hotelCount: 60, now: () => Date.parse('2027-03-01T12:00:00Z') });
const hotels = [...generateHotels(60, '')].map(({ answer }) => answer);
const index = indexHotels(generateHotels(60, ''));
const reviewsOf = createReviews(index);
const reviewed = hotels.map((hotel) => {
  const indexed = index.byId.get(hotel.id);
  return { hotel, reviews: indexed ? reviewsOf(indexed, until) : [] };
});
const [first] = reviewed
  .filter(({ reviews }) => reviews.some(({ language }) => language === 'fr'))
  .sort((one, other) => other.reviews.length - one.reviews.length);
const id = first?.hotel.id ?? '';

async function ask(query = '', language = 'en', of = id) {
  const { body, headers } = await request(provider)
    .get(`/api/hotels/${of}/reviews${query}`)
    .set('accept-language', language)
    .expect(200);
  const { reviews, topics, ...rest } = v.parse(reviewsResponseSchema, body);
  return { reviews: reviews ?? [], topics: topics ?? [], ...rest, headers };
}

test('most hotels have reviews that agree with their rating and their amenities', () => {
  const some = reviewed.filter(({ reviews }) => reviews.length > 0);
  expect(some.length).toBeGreaterThan(0.8 * hotels.length);
  expect(some.length).toBeLessThan(hotels.length);
  for (const { hotel, reviews } of some) {
    const average = reviews.reduce((sum, { score }) => sum + score, 0) / reviews.length;
    expect(Math.abs(average - (hotel.guest_rating?.score ?? 0))).toBeLessThan(1);
    expect(reviews.length).toBeLessThanOrEqual(hotel.guest_rating?.reviews ?? 0);
    const amenities = new Set(
      hotel.amenity_groups?.flatMap((group) => group.amenities ?? []).map(({ amenity }) => amenity),
    );
    const needed = reviews.flatMap(({ topics }) =>
      topics.flatMap((code) => neededAmenities[code] ?? []),
    );
    expect(needed.filter((amenity) => !amenities.has(amenity))).toEqual([]);
  }
});

test('the pages of reviews are stable and start with the language of the request', async () => {
  const pages = await Promise.all(
    ['', '?page=2', '?page=3', '?page=9'].map((query) => ask(query, 'fr, de;q=0.5')),
  );
  const written = first?.reviews.length ?? 0;
  expect(written).toBeGreaterThan(10);
  expect(pages.map(({ reviews }) => reviews.length)).toEqual([10, written - 10, 0, 0]);
  const all = pages.flatMap(({ reviews }) => reviews);
  expect(new Set(all.map((review) => review.id)).size).toBe(all.length);
  const languages = all.map(({ language }) => language === 'fr');
  expect(languages).toEqual(languages.toSorted((a, b) => Number(b) - Number(a)));
  expect(pages[0]?.headers).toMatchObject({ 'content-language': 'fr', vary: /accept-language/i });
  expect(pages[0]?.topics.find(({ code }) => code === 'staff')?.name).toBe('Personnel');
  expect((await ask('', 'fr, de;q=0.5')).reviews).toEqual(pages[0]?.reviews);
});

test.each([
  ...travelerKinds.map((kind) => `?traveller=${kind}`),
  '?language=de',
  '?topic=staff',
  '?topic=staff&language=en',
])('the filter %s returns and counts only matching reviews', async (query) => {
  const wanted = new URLSearchParams(query);
  const { reviews, total } = await ask(query);
  const expected = (first?.reviews ?? []).filter(
    ({ traveller_kind: kind, language, topics }) =>
      kind === (wanted.get('traveller') ?? kind) &&
      language === (wanted.get('language') ?? language) &&
      (!wanted.has('topic') || topics.some((code) => code === wanted.get('topic'))),
  );
  expect(total).toBe(expected.length);
  expect(reviews).toHaveLength(Math.min(10, expected.length));
  expect(expected.map((review) => review.id)).toEqual(
    expect.arrayContaining(reviews.map((review) => review.id)),
  );
});

test('the count of a topic matches a search for it', async () => {
  const { topics } = await ask();
  for (const { code, mentions } of topics) {
    expect((await ask(`?topic=${code}`)).total).toBe(mentions);
  }
});

test.each([
  ['?page=0', 400],
  ['?traveller=aliens', 400],
  ['?language=!', 400],
  ['?topic=unheard-of', 200],
])('a request for %s has status %i', async (query, status) => {
  await request(provider).get(`/api/hotels/${id}/reviews${query}`).expect(status);
});

test('reviews are missing in a provider of the plain specification and for an unknown hotel', async () => {
  const plain = createProvider({ hotelCount: 60, rates: false });
  await request(plain).get(`/api/hotels/${id}/reviews`).expect(404);
  await request(provider).get('/api/hotels/nowhere/reviews').expect(404);
});
