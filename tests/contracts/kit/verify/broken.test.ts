import { body, everyHotel, hotels, hotelsOf, type Overrides } from './faultyProvider.ts';
import { everywhere, inLists, places, steady } from './places.ts';
import { reportOn, verifyOverrides } from './verifyAt.ts';

it('finds nothing wrong in a correct provider and checks every rule', async () => {
  const report = await reportOn({});
  expect(steady(report)).toEqual([]);
  const unchecked = report.cells.filter(({ checked }) => checked === 0).map(({ rule }) => rule);
  // This provider sends no validators, which `repeats.test.ts` tests.
  expect(new Set(unchecked)).toEqual(new Set(['validators', 'etag-of-body']));
});

it('reports other errors of a hotel with a wrongly typed field', async () => {
  const report = await reportOn(
    everyHotel((hotel) => ({ ...hotel, star_rating: '4', latitude: 0, longitude: 0 })),
  );
  expect(places(report.findings, 'broken')).toEqual([]);
  expect(places(report.findings, 'degraded')).toEqual(
    ['hotel $.latitude', ...everywhere('.star_rating')].sort(),
  );
});

describe('is broken by', () => {
  const broken: [error: string, Overrides, places: string[]][] = [
    ['a missing name', everyHotel((hotel) => ({ ...hotel, name: undefined })), inLists('.name')],
    ['an empty id', everyHotel((hotel) => ({ ...hotel, id: '' })), inLists('.id')],
    [
      'an id that cannot stand in an address',
      { rand4: body(() => [{ ...hotels[0], id: 'a/b' }]) },
      ['rand4 $[*].id'],
    ],
    [
      'the name of an endpoint as an id',
      { rand4: body(() => [{ ...hotels[0], id: 'rand8' }]) },
      ['hotel $', 'rand4 $[*].id'],
    ],
    ['a blank name', { rand4: body(() => [{ ...hotels[0], name: '  ' }]) }, ['rand4 $[*].name']],
    ['a wrapped list', { rand8: body((good) => ({ hotels: good })) }, ['rand8 $']],
    ['a bare list from the search', { search: body(hotelsOf) }, ['search $.hotels']],
    [
      'the hotels under another name',
      { search: body((good) => ({ results: hotelsOf(good) })) },
      ['search $.hotels'],
    ],
    [
      'a search list in another object',
      { search: body((good) => ({ data: good })) },
      ['search $.hotels'],
    ],
    [
      'a search list below hotels',
      { search: body((good) => ({ hotels: { items: hotelsOf(good) } })) },
      ['search $.hotels'],
    ],
    ['a wrapped hotel', { hotel: body((good) => ({ hotel: good })) }, ['hotel $']],
    ['a hotel in a list', { hotel: body((good) => [good]) }, ['hotel $']],
    ['a list of nulls', { rand4: body(() => [null, null]) }, ['rand4 $[*]']],
    [
      'two hotels with one id',
      { rand8: body(() => hotels.map((hotel) => ({ ...hotel, id: hotels[1]?.id })).slice(0, 8)) },
      ['rand8 $[*].id'],
    ],
    ['another hotel than the requested one', { hotel: body(() => hotels[0]) }, ['hotel $.id']],
    [
      'an HTML page with status 200',
      {
        rand4: ({ send }) =>
          send(Buffer.from('<!doctype html><title>Down for maintenance</title>'), 200, {
            'content-type': 'text/html',
          }),
      },
      ['rand4 $'],
    ],
    ['status 500', { rand8: ({ send }) => send({}, 500) }, ['rand8 status']],
    [
      'a redirect',
      {
        rand8: ({ send }) => send({}, 302, { location: '/elsewhere' }),
      },
      ['rand8 status'],
    ],
    [
      'truncated JSON',
      {
        rand4: ({ send, good }) => send(Buffer.from(JSON.stringify(good).slice(0, 500))),
      },
      ['rand4 $'],
    ],
    [
      'a body that is not UTF-8',
      {
        rand4: ({ send, good }) =>
          send(Buffer.from(JSON.stringify(good).replaceAll('Karachi', 'Málaga'), 'latin1')),
      },
      ['rand4 $'],
    ],
    [
      'a wrong content type',
      {
        rand4: ({ send, good }) => send(good, 200, { 'content-type': 'text/html' }),
      },
      ['rand4 header content-type'],
    ],
    ['status 203', { rand8: ({ send, good }) => send(good, 203) }, ['rand8 status']],
    [
      'a name of zero-width and control characters',
      { rand4: body(() => [{ ...hotels[0], name: '\u200b\u0007 \u3164' }]) },
      ['rand4 $[*].name'],
    ],
    [
      'hotels for an unknown city',
      {
        search: ({ send, status }) => send(status < 400 ? { hotels } : {}, status),
      },
      ['search $.hotels'],
    ],
    [
      'null for an empty search',
      { search: body((good) => (hotelsOf(good).length === 0 ? null : good)) },
      ['search $'],
    ],
    [
      'no body for an empty search',
      {
        search: ({ send, good, status }) => {
          const isEmpty = status < 400 && hotelsOf(good).length === 0;
          send(isEmpty ? Buffer.alloc(0) : good, status);
        },
      },
      ['search $'],
    ],
    [
      'status 500 for an unknown id',
      {
        hotel: ({ send, status, good }) => send(good, status === 404 ? 500 : 200),
      },
      ['hotel status'],
    ],
    [
      'a hotel for an unknown id',
      {
        hotel: ({ send, status, good }) => send(status === 404 ? hotels[0] : good),
      },
      ['hotel $.id'],
    ],
  ];

  it.each(broken)('%s', async (_, overrides, expected) => {
    const report = await reportOn(overrides);
    expect(places(report.findings, 'broken')).toEqual(expected);
    expect(report.outcome).toBe('broken');
  });

  it('a missing response, whatever the reason and the request', async () => {
    const { code, report, output } = await verifyOverrides({
      rand4: ({ request }) => request.destroy(),
      hotel: ({ request, send, status, good }) => (status === 404 ? request.destroy() : send(good)),
    });
    expect(places(report.findings, 'broken')).toEqual(['hotel connection', 'rand4 connection']);
    expect(code).toBe(1);
    expect(output).toMatch(/^Broken: /m);
  });
});
