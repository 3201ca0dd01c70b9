import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { everyEndpoint } from '#contracts/provider/calls/hotelCalls.ts';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { body, everyHotel, type FaultyCall, hotelsOf, type Overrides } from './faultyProvider.ts';
import { places, placesOf, shownBy, steady } from './places.ts';
import { reportOn } from './verifyAt.ts';

type Headers = Record<string, string>;
const empty = Buffer.alloc(0);
const cached = { 'cache-control': 'public, max-age=60' };
const tagOf = (value: unknown) =>
  `"${createHash('sha1').update(JSON.stringify(value)).digest('hex')}"`;

/** Returns the same handler for every call. */
function everyCall(handle: (call: FaultyCall) => void): Overrides {
  return Object.fromEntries(everyEndpoint.map((endpoint) => [endpoint, handle]));
}

/** Returns a provider that sends and confirms ETags. `fault` handles conditional requests. */
function withTags(fault?: (call: FaultyCall, etag: string) => void): Overrides {
  return everyCall((call) => {
    const { good, status, send, asks } = call;
    const etag = tagOf(good);
    const wanted = asks.conditional?.etag;
    if (wanted !== undefined && fault) fault(call, etag);
    else if (wanted === etag) send(empty, 304, { etag });
    else send(good, status, status === 200 ? { etag, ...cached } : {});
  });
}

/** Returns a provider with a different response to requests in other languages than English. */
function inGerman(answer: (call: FaultyCall) => void, english: Headers = cached): Overrides {
  return everyCall((call) => {
    if (call.asks.acceptLanguage !== undefined && call.status === 200) answer(call);
    else call.send(call.good, call.status, call.status === 200 ? english : {});
  });
}

function translated(good: unknown): unknown {
  const inOther = (hotel: Hotel) => ({ ...hotel, name: `Haus ${hotel.name}` });
  if (v.is(hotelSchema, good)) return inOther(v.parse(hotelSchema, good));
  return Array.isArray(good) ? v.parse(v.array(hotelSchema), good).map(inOther) : good;
}

/** Returns a place in the response of every call. */
const inEveryCall = (rest: string) => everyEndpoint.map((name) => `${name} ${rest}`).sort();

describe('is broken by', () => {
  it.each<[fault: string, Overrides, found: string[]]>([
    [
      '412 for a validator',
      withTags(({ send }) => send({ title: 'No' }, 412)),
      inEveryCall('status'),
    ],
    [
      '500 for a validator',
      withTags(({ send }) => send({ title: 'No' }, 500)),
      inEveryCall('status'),
    ],
    ['an empty body for a validator', withTags(({ send }) => send(empty)), inEveryCall('$')],
    [
      '304 for any validator',
      withTags(({ send, asks }) => send(empty, 304, { etag: asks.conditional?.etag ?? '' })),
      inEveryCall('status'),
    ],
    ['406 for German', inGerman(({ send }) => send({ title: 'No' }, 406)), inEveryCall('status')],
    ['500 for German', inGerman(({ send }) => send({ title: 'No' }, 500)), inEveryCall('status')],
    [
      'other ids in German',
      inGerman(({ send, good, url }) => {
        const named = (hotel: Hotel) => ({ ...hotel, id: `de_${hotel.id}` });
        send(url.includes('/search') ? { hotels: hotelsOf(good).map(named) } : good);
      }),
      ['search $.hotels[*].id'],
    ],
    [
      'another hotel in German',
      inGerman(({ send, good }) => send(v.is(hotelSchema, good) ? { ...good, id: 'x' } : good)),
      ['hotel $.id'],
    ],
    [
      '500 for past and far days',
      { hotel: ({ send, good, status, url }) => send(good, isNear(url) ? status : 500) },
      ['hotel status'],
    ],
    [
      'HTML for past and far days',
      {
        hotel: ({ send, good, status, url }) =>
          send(isNear(url) ? good : Buffer.from('<p>No'), status),
      },
      ['hotel $'],
    ],
    [
      '500 for a place that it lists',
      {
        search: ({ send, good, status, url }) =>
          send(good, url.endsWith('?city=Karachi') && (listed += 1) > 1 ? 500 : status),
      },
      ['places $.places[*].name', 'search status'],
    ],
  ])('%s', async (_, overrides, found) => {
    listed = 0;
    const report = await reportOn(overrides);
    const broken = [
      ...places(report.findings, 'broken'),
      // An optional call can only be degraded.
      ...places(report.findings, 'degraded').filter((place) => !place.startsWith('search $.')),
    ].sort();
    expect(broken).toEqual(found);
  });
  let listed = 0;
  const isNear = (url: string) => {
    const checkIn = new URLSearchParams(url.split('?')[1]).get('check_in');
    const days = checkIn ? (Date.parse(checkIn) - Date.now()) / 86_400_000 : 0;
    return days > -2 && days < 90;
  };
});

describe('is degraded by', () => {
  it.each<[fault: string, Overrides, found: string[], shows: string]>([
    [
      'another text in German without Vary',
      {
        ...inGerman(({ send, good }) => send(translated(good), 200, cached)),
        // Two random lists of four hotels may have no hotel in common.
        rand4: body((good) => good),
      },
      ['hotel header vary', 'rand8 header vary'],
      'to everybody',
    ],
    [
      'other names of taxes in German without Vary',
      inGerman(({ send, good }) => {
        const inOther = (rate: Rate) => ({
          ...rate,
          taxes: rate.taxes?.map((tax, index) => ({ ...tax, name: `Steuer ${index}` })),
        });
        if (!v.is(hotelSchema, good)) send(good, 200, cached);
        else send({ ...good, rates: good.rates?.map(inOther) }, 200, cached);
      }),
      ['hotel header vary'],
      'to everybody',
    ],
    [
      'other names of topics in German without Vary',
      {
        reviews: ({ send, status, asks }) => {
          const name = asks.acceptLanguage === undefined ? 'Breakfast' : 'Frühstück';
          const topics = [{ code: 'breakfast', name, mentions: 3 }];
          send({ reviews: [], topics }, status, cached);
        },
      },
      ['reviews header vary'],
      'to everybody',
    ],
    [
      'kinds in German',
      inGerman(
        ({ send, good }) => {
          const vary = { ...cached, vary: 'accept-language' };
          if (v.is(hotelSchema, good)) send({ ...good, kind: 'Gasthaus' }, 200, vary);
          else send(good, 200, vary);
        },
        { ...cached, vary: 'accept-language' },
      ),
      ['hotel $.kind'],
      'no icon',
    ],
    [
      'one ETag for all bodies of a hotel',
      {
        hotel: ({ send, good, status, asks }) => {
          const etag = '"v1"';
          const other = { ...Object(good), read: (reads += 1) };
          if (asks.conditional?.etag === etag) send(empty, 304, { etag });
          else send(other, status, status === 200 ? { etag, ...cached } : {});
        },
      },
      ['hotel header etag'],
      'what it was at first',
    ],
    [
      'another language without Vary',
      inGerman(({ send, good }) => send(good, 200, { ...cached, 'content-language': 'de' }), {
        ...cached,
        'content-language': 'en',
      }),
      inEveryCall('header vary'),
      'to everybody',
    ],
    [
      'other prices in German',
      inGerman(({ send, good }) => {
        if (!v.is(hotelSchema, good)) {
          send(good);
          return;
        }
        const rates = good.rates?.map((rate) => ({ ...rate, meal: 'breakfast' }));
        send({ ...good, rates });
      }),
      ['hotel $.rates[*].meal'],
      'the terms are said to have changed',
    ],
    ...(
      [
        ['max-age of a year', { 'cache-control': 'public, max-age=31536000' }],
        [
          'stale-while-revalidate of a week',
          { 'cache-control': 'max-age=60, stale-while-revalidate=604800' },
        ],
        ['an expiry in a year', { 'cache-control': '', expires: inAYear() }],
      ] satisfies [string, Headers][]
    ).map(([fault, headers]): [string, Overrides, string[], string] => [
      `${fault} on prices`,
      everyCall(({ send, good, status }) => send(good, status, status === 200 ? headers : {})),
      ['hotel', 'rand4', 'rand8', 'search'].map((name) => `${name} header cache-control`),
      'old prices',
    ]),
  ])('%s', async (_, overrides, found, shows) => {
    const report = await reportOn(overrides);
    expect(places(report.findings, 'broken')).toEqual([]);
    expect(places(report.findings, 'degraded')).toEqual(found);
    expect(shownBy(report.findings)).toContain(shows);
  });
});

let reads = 0;

function inAYear() {
  return new Date(Date.now() + 31_536_000_000).toUTCString();
}

it('advises a provider whose 304 has the ETag of another hotel', async () => {
  const other = tagOf('another');
  const report = await reportOn(
    withTags(({ send, good, asks }, etag) =>
      asks.conditional?.etag === etag ? send(empty, 304, { etag: other }) : send(good),
    ),
  );
  expect(new Set(places(report.findings, 'advice'))).toContain('hotel header etag');
  expect([report.totals.broken, report.totals.degraded]).toEqual([0, 0]);
});

it('names the language or validator that it requested', async () => {
  const report = await reportOn(inGerman(({ send }) => send({ title: 'No' }, 406)));
  const { samples } = report.findings.find(({ rule }) => rule === 'status-ok') ?? {};
  expect(samples?.[0]?.request).toMatch(/^\/api\/hotels\/\S+ \(accept-language: de\)$/);
});

it.each<[style: string, Overrides]>([
  ['ETags', withTags()],
  [
    'weak ETags of its whole data',
    everyCall(({ send, good, status, asks }) => {
      const etag = 'W/"v42"';
      if (asks.conditional?.etag === etag) send(empty, 304, { etag: '"v42"' });
      else send(good, status, { etag, ...cached });
    }),
  ],
  [
    'Last-Modified alone, never confirmed',
    everyCall(({ send, good, status }) =>
      send(good, status, { 'last-modified': new Date(0).toUTCString(), ...cached }),
    ),
  ],
  [
    'an ETag beside no-store',
    everyCall(({ send, good, status }) => send(good, status, { etag: '"x"' })),
  ],
  [
    'translated texts with Vary',
    inGerman(
      ({ send, good }) => send(translated(good), 200, { ...cached, vary: 'Accept-Language' }),
      { ...cached, vary: 'accept-encoding, accept-language' },
    ),
  ],
  ['translated texts with no-store', inGerman(({ send, good }) => send(translated(good)), {})],
  [
    'prices for an hour',
    everyCall(({ send, good, status }) => {
      send(good, status, status === 200 ? { 'cache-control': 'max-age=3600' } : {});
    }),
  ],
  ...(
    [
      ['that a CDN has had for longer than a minute', { age: '7200' }],
      [
        'of a clock that is a day behind',
        { date: new Date(Date.now() - 86_400_000).toUTCString() },
      ],
    ] satisfies [string, Headers][]
  ).map(([what, headers]): [string, Overrides] => [
    `prices for a minute, ${what}`,
    everyCall(({ send, good, status }) => {
      send(good, status, status === 200 ? { ...cached, ...headers } : {});
    }),
  ]),
  [
    'status 400 for past and far days',
    {
      hotel: ({ send, good, status, url }) => {
        const checkIn = new URLSearchParams(url.split('?')[1]).get('check_in') ?? '9';
        const isFar = Date.parse(checkIn) > Date.now() + 300 * 86_400_000;
        send(good, isFar || checkIn < new Date().toJSON().slice(0, 10) ? 400 : status);
      },
    },
  ],
  [
    'a hotel less in German',
    inGerman(({ send, good, url }) =>
      send(url.includes('/search') ? { hotels: hotelsOf(good).slice(1) } : good),
    ),
  ],
  [
    'the total of its hotels',
    { search: body((good) => ({ ...Object(good), total: hotelsOf(good).length })) },
  ],
  ['extra fields', everyHotel((hotel) => ({ ...hotel, hid: 7, debug: null }))],
])('finds nothing in a provider with %s', async (_, overrides) => {
  const found = steady(await reportOn(overrides)).filter(
    ({ rule }) => rule !== 'random-not-cached',
  );
  expect(found.map((finding) => [finding.rule, placesOf(finding), finding.samples[0]])).toEqual([]);
});
