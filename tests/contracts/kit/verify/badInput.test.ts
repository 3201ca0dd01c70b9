import { allRules } from '#contracts/kit/rules/allRules.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { parseHotel } from '#contracts/provider/parseHotel.ts';
import { readReviews } from '#contracts/provider/reviews.ts';
import { createContractSampling } from '#server/observability/contractSampling.ts';

const review = { id: 'r1', score: 8, text: 'Quiet rooms.', language: 'en', month: '2026-08' };
const huge = 'long '.repeat(10_000);
const [first] = fullHotel.nearby;
const [room] = fullHotel.room_groups;
const [paragraph] = fullHotel.description;

/** Returns the findings of the kit in a body, each with its place. */
function findings(endpoint: 'hotel' | 'reviews', value: unknown): string[] {
  const path = endpoint === 'hotel' ? '/api/hotels/pearl' : '/api/hotels/pearl/reviews';
  const body = Buffer.from(JSON.stringify(value));
  const times = { transferredBytes: 0, wholeMs: 0 };
  const headers = { 'content-type': 'application/json', 'cache-control': 'max-age=5' };
  const response = { status: 200, headers, body, ...times };
  const exchange = readExchange({ endpoint, purpose: 'site', path }, response);
  const about = /^(shape|no-|text-|reviews-)/;
  return allRules
    .filter(({ id, endpoints }) => about.test(id) && endpoints.includes(endpoint))
    .flatMap(({ id, check }) => check([exchange]).occurrences.map(({ at }) => `${id} ${at}`));
}

/** Returns the places of a body that the site logs, however often they occur. */
async function logged(endpoint: 'hotel' | 'reviews', body: unknown): Promise<string[]> {
  const paths: string[] = [];
  const log = { warn: (fields: object) => void paths.push(Object(fields).path) };
  const { observe } = createContractSampling({ rate: 1, log });
  const response = {
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(body)),
    upstreamMs: 1,
  };
  for (let turn = 0; turn < 3; turn += 1) observe({ endpoint, path: '' }, response);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return paths;
}

const cut = (most: number) => expect.stringMatching(new RegExp(`^long[^]{1,${most}}…$`));

// A received hotel, the part that the site keeps, the findings of the kit, and the single log
// lines.
it.each<[string, object, object, string[], string[]]>([
  [
    'markup',
    { nearby: [{ ...first, name: '<b>Beach</b>' }] },
    { nearby: [{ ...first, name: '<b>Beach</b>' }] },
    ['no-html $.nearby[0].name'],
    [],
  ],
  [
    'control characters',
    { payment_note: 'By\u0000 card' },
    { payment_note: 'By\u0000 card' },
    ['no-control-characters $.payment_note'],
    [],
  ],
  [
    'mixed directions',
    { description: [{ text: '\u202eof stone' }] },
    { description: [{ text: '\u202eof stone' }] },
    ['no-control-characters $.description[0].text'],
    [],
  ],
  [
    '50,000 characters in each text',
    {
      name: huge,
      region: { name: huge, country_code: 'PK' },
      address: huge,
      kind: huge,
      neighborhood: huge,
      contact_phone: huge,
      images: [{ url: 'https://pictures.example/{size}/1.jpg', caption: huge }],
      room_groups: [{ ...room, name_struct: { main_name: huge } }],
      amenity_groups: [{ title: huge, amenities: [{ amenity: huge }] }],
      policies: [{ title: huge, lines: [huge] }],
      description: [{ title: huge, text: huge }],
      nearby: [{ ...first, name: huge }],
    },
    {
      name: cut(300),
      region: { name: cut(300), country_code: 'PK' },
      address: cut(2_000),
      kind: cut(300),
      neighborhood: cut(300),
      contact_phone: cut(300),
      images: [{ url: 'https://pictures.example/{size}/1.jpg', caption: cut(300) }],
      room_groups: [expect.objectContaining({ name_struct: { main_name: cut(300) } })],
      amenity_groups: [{ title: cut(300), amenities: [{ amenity: cut(300) }] }],
      policies: [{ title: cut(300), lines: [cut(2_000)] }],
      description: [{ title: cut(300), text: cut(2_000) }],
      nearby: [{ ...first, name: cut(300) }],
    },
    [
      'text-length $.name',
      'text-length $.region.name',
      'text-length $.address',
      'text-length $.neighborhood',
      'text-length $.contact_phone',
      'text-length $.images[0].caption',
      'text-length $.room_groups[0].name_struct.main_name',
      'text-length $.amenity_groups[0].title',
      'text-length $.amenity_groups[0].amenities[0].amenity',
      'text-length $.policies[0].title',
      'text-length $.policies[0].lines[0]',
      'text-length $.description[0].title',
      'text-length $.description[0].text',
      'text-length $.nearby[0].name',
    ],
    [],
  ],
  [
    'no captions',
    { images: [{ url: 'https://pictures.example/{size}/1.jpg', caption: null }] },
    { images: [{ url: 'https://pictures.example/{size}/1.jpg', caption: null }] },
    [],
    [],
  ],
  [
    'a score of 11',
    { guest_rating: { score: 11, reviews: 600 } },
    { guest_rating: undefined },
    ['shape $.guest_rating.score'],
    ['$.guest_rating.score'],
  ],
  [
    'negative meters',
    { nearby: [{ ...first, meters: -5 }, first] },
    { nearby: [first] },
    ['shape $.nearby[0].meters'],
    ['$.nearby[*].meters'],
  ],
  [
    'a blank description',
    { description: [{ text: ' ' }, paragraph] },
    { description: [paragraph] },
    ['shape $.description[0].text'],
    ['$.description[*].text'],
  ],
])('a hotel with %s', async (_, change, kept, found, lines) => {
  const hotel = { ...fullHotel, rates: [], ...change };
  expect(parseHotel(hotel).hotel).toEqual({ ...hotel, ...kept });
  expect(findings('hotel', hotel)).toEqual(found);
  expect(await logged('hotel', hotel)).toEqual(lines);
});

test('a hotel with a field that is nested deeper than the stack', () => {
  const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  expect(parseHotel({ ...fullHotel, extra: deep, images: deep }).hotel?.name).toBe(fullHotel.name);
});

// Received reviews, the ones that the site shows, the findings of the kit, and the single log
// lines.
it.each<[string, object[], object[], string[], string[]]>([
  [
    'a review twice',
    [review, { ...review, text: 'Again.' }],
    [review],
    ['reviews-unique $.reviews[1].id'],
    ['$.reviews[*].id'],
  ],
  [
    'a review of the future',
    [{ ...review, month: '2999-01' }],
    [{ id: 'r1', score: 8, text: 'Quiet rooms.', language: 'en' }],
    ['reviews-months $.reviews[0].month'],
    ['$.reviews[*].month'],
  ],
  [
    'a review without words',
    [{ ...review, text: '\u200b' }],
    [],
    ['reviews-texts $.reviews[0].text'],
    ['$.reviews[*].text'],
  ],
  [
    'a score of 11',
    [{ ...review, score: 11 }],
    [],
    ['shape $.reviews[0].score'],
    ['$.reviews[*].score'],
  ],
  [
    '50,000 characters',
    [{ ...review, text: huge }],
    [{ ...review, text: cut(5_000) }],
    ['reviews-texts $.reviews[0].text'],
    [],
  ],
  ['another language', [{ ...review, language: 'de' }], [{ ...review, language: 'de' }], [], []],
])('reviews with %s', async (_, reviews, shown, found, lines) => {
  expect(readReviews(reviews, '2026-11')).toEqual(shown);
  expect(findings('reviews', { reviews })).toEqual(found);
  expect(await logged('reviews', { reviews })).toEqual(lines);
});
