import type { Hotel } from '#contracts/hotels.ts';
import { problemType } from '#contracts/problem.ts';
import {
  body,
  everyHotel,
  type Fault,
  hotels,
  hotelsOf,
  places,
  sendJson,
  steady,
  verifyFault,
} from './faultyProvider.ts';

const listed = (rest: string) => [
  `rand4 $[*]${rest}`,
  `rand8 $[*]${rest}`,
  `search $.hotels[*]${rest}`,
];
const onEveryCall = (rest: string) => [`hotel $${rest}`, ...listed(rest)];

it('finds nothing at a provider that keeps the contract, and leaves no rule unchecked', async () => {
  const { code, report } = await verifyFault({});
  expect(steady(report)).toEqual([]);
  expect(report.cells.filter(({ checked }) => checked === 0)).toEqual([]);
  expect(code).toBe(0);
});

it('does not let one fault of a hotel hide another', async () => {
  const { code, report } = await verifyFault(
    everyHotel((hotel) => ({ ...hotel, star_rating: '4', latitude: 0, longitude: 0 })),
  );
  expect(places(report.findings, 'broken')).toEqual(onEveryCall('.star_rating'));
  expect(places(report.findings, 'degraded')).toContain('hotel $.latitude');
  expect(code).toBe(1);
});

/** The hotels with every picture changed. */
function withPictures(url: string): Fault {
  return everyHotel((hotel) => ({ ...hotel, images: [{ url }] }));
}

describe('what breaks the site ends with 1', () => {
  const broken: [fault: string, Fault, places: string[]][] = [
    ['a missing name', everyHotel((hotel) => ({ ...hotel, name: undefined })), listed('.name')],
    [
      'stars as a text',
      everyHotel((hotel) => ({ ...hotel, star_rating: '4' })),
      onEveryCall('.star_rating'),
    ],
    [
      'pictures as bare texts',
      everyHotel((hotel) => ({ ...hotel, images: ['https://pictures.example/{size}/1.jpg'] })),
      onEveryCall('.images[*]'),
    ],
    ['an empty id', everyHotel((hotel) => ({ ...hotel, id: '' })), listed('.id')],
    [
      'an id that cannot stand in an address',
      { rand4: body(() => [{ ...hotels[0], id: 'a/b' }]) },
      ['rand4 $[*].id'],
    ],
    [
      'the name of a call as an id',
      { rand4: body(() => [{ ...hotels[0], id: 'rand8' }]) },
      ['hotel $.id', 'hotel $.name', 'rand4 $[*].id'],
    ],
    ['a blank name', { rand4: body(() => [{ ...hotels[0], name: '  ' }]) }, ['rand4 $[*].name']],
    ['a wrapped list', { rand8: body((good) => ({ hotels: good })) }, ['rand8 $']],
    ['a bare list from the search', { search: body(hotelsOf) }, ['search $.hotels']],
    [
      'the hotels under another name',
      { search: body((good) => ({ results: hotelsOf(good) })) },
      ['search $.hotels'],
    ],
    ['a list of nulls', { rand4: body(() => [null, null]) }, ['rand4 $[*]']],
    [
      'two hotels with one id',
      { rand8: body(() => hotels.map((hotel) => ({ ...hotel, id: 'sea_view_1' })).slice(0, 8)) },
      ['rand8 $[*].id'],
    ],
    ['another hotel than was asked for', { hotel: body(() => hotels[0]) }, ['hotel $.id']],
    [
      'an HTML page with status 200',
      {
        rand4: ({ response }) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          response.end('<!doctype html><title>Down for maintenance</title>');
        },
      },
      ['rand4 $'],
    ],
    ['status 500', { rand8: ({ response }) => sendJson(response, {}, 500) }, ['rand8 status']],
    [
      'a redirect',
      {
        rand8: ({ response }) => sendJson(response, {}, 302, { location: '/elsewhere' }),
      },
      ['rand8 status'],
    ],
    [
      'a body cut in its middle',
      {
        rand4: ({ response, good }) => {
          response.writeHead(200, { 'content-length': '9000' });
          response.write(JSON.stringify(good).slice(0, 500), () => response.destroy());
        },
      },
      ['rand4 connection'],
    ],
    [
      'JSON that ends too early',
      {
        rand4: ({ response, good }) => response.end(JSON.stringify(good).slice(0, 500)),
      },
      ['rand4 $'],
    ],
    [
      'letters that are not UTF-8',
      {
        rand4: ({ response, good }) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          const text = JSON.stringify(good).replaceAll('Karachi', 'Málaga');
          response.end(Buffer.from(text, 'latin1'));
        },
      },
      ['rand4 $'],
    ],
    [
      'a wrong content type',
      {
        rand4: ({ response, good }) =>
          sendJson(response, good, 200, { 'content-type': 'text/html' }),
      },
      ['rand4 header content-type'],
    ],
    [
      'status 203',
      { rand8: ({ response, good }) => sendJson(response, good, 203) },
      ['rand8 status'],
    ],
    ['a connection closed', { rand8: ({ request }) => request.destroy() }, ['rand8 connection']],
    [
      'a compression nobody can undo',
      {
        rand8: ({ response }) => {
          response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
        },
      },
      ['rand8 connection'],
    ],
    [
      'a hotel where none is',
      {
        hotel: ({ response, status, good }) =>
          sendJson(response, status === 404 ? hotels[0] : good),
      },
      ['hotel $.id'],
    ],
  ];

  it.each(broken)('%s', async (_, fault, expected) => {
    const { code, report, output } = await verifyFault(fault);
    expect(places(report.findings, 'broken')).toEqual(expected);
    expect(code).toBe(1);
    expect(output).toMatch(/^Broken: /m);
  });

  it('a call that never answers', async () => {
    const limits = { firstByteMs: 400, wholeMs: 800, bodyBytes: 2 ** 20 };
    const { code, report } = await verifyFault({ hotel: () => {} }, ['--sample', '2'], limits);
    expect(places(report.findings, 'broken')).toEqual(['hotel connection']);
    expect(report.findings[0]?.samples[0]?.came).toBe('no answer within 0.4 s');
    expect(code).toBe(1);
  });

  it('a body that never ends', async () => {
    const limits = { firstByteMs: 400, wholeMs: 800, bodyBytes: 2 ** 20 };
    const { report } = await verifyFault(
      { rand4: ({ response }) => response.write('[') },
      [],
      limits,
    );
    expect(report.findings[0]?.samples[0]?.came).toBe('no whole answer within 0.8 s');
  });

  it('a body without end', async () => {
    const limits = { firstByteMs: 4_000, wholeMs: 8_000, bodyBytes: 2 ** 16 };
    const { report } = await verifyFault(
      { rand4: ({ response }) => response.end(Buffer.alloc(2 ** 17, '[')) },
      [],
      limits,
    );
    expect(places(report.findings, 'broken')).toEqual(['rand4 connection']);
  });
});

describe('what a screen makes up for ends with 0', () => {
  const without = (...fields: (keyof Hotel)[]) =>
    everyHotel((hotel) => ({
      ...hotel,
      ...Object.fromEntries(fields.map((name) => [name, null])),
    }));

  const degraded: [fault: string, Fault, places: string[], shows: string][] = [
    ['no hotels list', { search: body(() => ({})) }, ['search $.hotels'], 'No hotels found'],
    [
      'null for the hotels list',
      { search: body(() => ({ hotels: null })) },
      ['search $.hotels'],
      'No hotels found',
    ],
    ['null for pictures', without('images'), onEveryCall('.images'), '600 by 400'],
    [
      'null for rooms',
      without('room_groups'),
      ['hotel $.room_groups', 'search $.hotels[*].room_groups'],
      "'Room'",
    ],
    [
      'null for facilities',
      without('amenity_groups'),
      ['hotel $.amenity_groups'],
      'No amenities listed',
    ],
    ['no address', without('address'), ['hotel $.address'], 'Address not available'],
    [
      'no stars',
      without('star_rating'),
      ['hotel $.star_rating', 'search $.hotels[*].star_rating'],
      'No Rating',
    ],
    [
      'coordinates 0,0',
      everyHotel((hotel) => ({ ...hotel, latitude: 0, longitude: 0 })),
      ['hotel $.latitude'],
      'Map not available',
    ],
    [
      'a latitude beyond the pole',
      everyHotel((hotel) => ({ ...hotel, latitude: 148 })),
      ['hotel $.latitude'],
      'Map not available',
    ],
    [
      'HTML in a name',
      everyHotel((hotel) => ({ ...hotel, name: `<b>${hotel.name}</b>` })),
      onEveryCall('.name'),
      'the tags, as text',
    ],
    [
      'an entity in a name',
      everyHotel((hotel) => ({ ...hotel, name: 'Bed &amp; Breakfast' })),
      onEveryCall('.name'),
      'the tags, as text',
    ],
    [
      'a javascript: picture',
      withPictures('javascript:alert("{size}")'),
      onEveryCall('.images[*].url'),
      'placeholder',
    ],
    [
      'a relative picture',
      withPictures('/media/{size}/1.jpg'),
      onEveryCall('.images[*].url'),
      'placeholder',
    ],
    [
      'a country code that is none',
      everyHotel((hotel) => ({ ...hotel, region: { name: 'London', country_code: 'UK' } })),
      [
        'hotel $.region.country_code',
        'rand4 $[*].region.country_code',
        'rand8 $[*].region.country_code',
      ],
      "'UK' after the place",
    ],
    [
      'seven stars',
      everyHotel((hotel) => ({ ...hotel, star_rating: 7 })),
      ['hotel $.star_rating', 'search $.hotels[*].star_rating'],
      "'7 stars'",
    ],
    [
      'the same hotel twice',
      { rand8: body(() => [0, 0, 1, 2, 3, 4, 5, 6].map((index) => hotels[index])) },
      ['rand8 $[*].id'],
      'twice',
    ],
    ['an empty random list', { rand8: body(() => []) }, ['rand8 $'], 'Loading hotels...'],
    [
      'a name that differs in detail',
      { hotel: body((good) => ({ ...Object(good), name: 'Other' })) },
      ['hotel $.name'],
      'something else',
    ],
  ];

  it.each(degraded)('%s', async (_, fault, expected, shows) => {
    const { code, report } = await verifyFault(fault);
    expect(places(report.findings, 'broken')).toEqual([]);
    expect(places(report.findings, 'degraded')).toEqual(expected);
    const texts = report.findings.map(({ screen }) => screen?.shows).join('\n');
    expect(texts).toContain(shows);
    expect(code).toBe(0);
  });

  it('a list of 5,000', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      id: `h${index}`,
      name: `Hotel ${index}`,
    }));
    const { report } = await verifyFault({ search: body(() => ({ hotels: many })) }, [
      '--sample',
      '0',
    ]);
    expect(report.findings.find(({ rule }) => rule === 'list-length')).toMatchObject({
      rank: 'degraded',
      at: '$.hotels',
      samples: expect.arrayContaining([expect.objectContaining({ came: '"5000 hotels"' })]),
    });
  });
});

describe('what nobody sees is advice, and ends with 0', () => {
  const advice: [fault: string, Fault, places: string[]][] = [
    [
      'no caching header, and no compression',
      {
        search: ({ response, status, good }) => {
          response.writeHead(status, {
            'content-type': status === 200 ? 'application/json' : problemType,
          });
          response.end(JSON.stringify(good));
        },
      },
      ['search header cache-control', 'search header content-encoding'],
    ],
    [
      'random hotels that a cache keeps',
      {
        rand8: ({ response, good }) =>
          sendJson(response, good, 200, { 'cache-control': 'public, max-age=600' }),
      },
      ['rand8 header cache-control'],
    ],
    [
      'a picture without {size}',
      withPictures('https://pictures.example/1.jpg'),
      onEveryCall('.images[*].url'),
    ],
    ['three hotels from rand4', { rand4: body(() => hotels.slice(0, 3)) }, ['rand4 $']],
  ];

  it.each(advice)('%s', async (_, fault, expected) => {
    const { code, report } = await verifyFault(fault);
    expect(places(report.findings, 'advice')).toEqual(expected);
    expect([report.totals.broken, report.totals.degraded]).toEqual([0, 0]);
    expect(code).toBe(0);
  });

  it('odd questions answered with 500, or with everything', async () => {
    const careless: Fault = {
      search: ({ response }) => sendJson(response, { hotels }),
      hotel: ({ response, status, good }) => sendJson(response, good, status === 404 ? 500 : 200),
    };
    const { code, report } = await verifyFault(careless);
    const rules = steady(report)
      .map(({ rule }) => rule)
      .sort();
    expect(rules).toEqual(['odd-id', 'unknown-city', 'unknown-id', 'wrong-dates']);
    expect(code).toBe(0);
  });
});
