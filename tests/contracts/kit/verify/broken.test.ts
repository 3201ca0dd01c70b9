import { body, everyHotel, hotels, hotelsOf, sendJson, type Overrides } from './faultyProvider.ts';
import { everywhere, inLists, places, steady } from './places.ts';
import { verifyOverrides } from './verifyAt.ts';

it('finds nothing in a correct provider, and checks every rule', async () => {
  const { code, report } = await verifyOverrides({});
  expect(steady(report)).toEqual([]);
  expect(report.cells.filter(({ checked }) => checked === 0)).toEqual([]);
  expect(code).toBe(0);
});

it('finds other errors of a hotel with a wrongly typed field', async () => {
  const { code, report } = await verifyOverrides(
    everyHotel((hotel) => ({ ...hotel, star_rating: '4', latitude: 0, longitude: 0 })),
  );
  expect(places(report.findings, 'broken')).toEqual([]);
  expect(places(report.findings, 'degraded')).toEqual(
    ['hotel $.latitude', ...everywhere('.star_rating')].sort(),
  );
  expect(code).toBe(0);
});

describe('exits with 1 for', () => {
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
      { rand8: body(() => hotels.map((hotel) => ({ ...hotel, id: 'sea_view_1' })).slice(0, 8)) },
      ['rand8 $[*].id'],
    ],
    ['another hotel than the requested one', { hotel: body(() => hotels[0]) }, ['hotel $.id']],
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
      'a connection closed before the end of the body',
      {
        rand4: ({ response, good }) => {
          response.writeHead(200, { 'content-length': '9000' });
          response.write(JSON.stringify(good).slice(0, 500), () => response.destroy());
        },
      },
      ['rand4 connection'],
    ],
    [
      'truncated JSON',
      {
        rand4: ({ response, good }) => response.end(JSON.stringify(good).slice(0, 500)),
      },
      ['rand4 $'],
    ],
    [
      'a body that is not UTF-8',
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
    ['a closed connection', { rand8: ({ request }) => request.destroy() }, ['rand8 connection']],
    [
      'an invalid gzip body',
      {
        rand8: ({ response }) => {
          response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
        },
      },
      ['rand8 connection'],
    ],
    [
      'a name of zero-width and control characters',
      { rand4: body(() => [{ ...hotels[0], name: '\u200b\u0007 \u3164' }]) },
      ['rand4 $[*].name'],
    ],
    [
      'hotels for an unknown city',
      {
        search: ({ response, status }) =>
          sendJson(response, status < 400 ? { hotels } : {}, status),
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
        search: ({ response, good, status }) => {
          if (status < 400 && hotelsOf(good).length === 0) {
            response.writeHead(200, { 'content-type': 'application/json' }).end();
          } else sendJson(response, good, status);
        },
      },
      ['search $'],
    ],
    [
      'status 500 for an unknown id',
      {
        hotel: ({ response, status, good }) => sendJson(response, good, status === 404 ? 500 : 200),
      },
      ['hotel status'],
    ],
    [
      'no response for an unknown id',
      {
        hotel: ({ request, response, status, good }) =>
          status === 404 ? request.destroy() : sendJson(response, good),
      },
      ['hotel connection'],
    ],
    [
      'a hotel for an unknown id',
      {
        hotel: ({ response, status, good }) =>
          sendJson(response, status === 404 ? hotels[0] : good),
      },
      ['hotel $.id'],
    ],
  ];

  it.each(broken)('%s', async (_, overrides, expected) => {
    const { code, report, output } = await verifyOverrides(overrides);
    expect(places(report.findings, 'broken')).toEqual(expected);
    expect(code).toBe(1);
    expect(output).toMatch(/^Broken: /m);
  });

  it('a request without a response', async () => {
    const limits = { connectMs: 5_000, firstByteMs: 3_000, wholeMs: 3_000, bodyBytes: 2 ** 20 };
    const { code, report } = await verifyOverrides({ hotel: () => {} }, ['--sample', '2'], limits);
    expect(places(report.findings, 'broken')).toEqual(['hotel connection']);
    expect(report.findings[0]?.samples[0]?.received).toBe('no response within 3 s');
    expect(code).toBe(1);
  });

  it('a body that is never complete', async () => {
    const limits = { connectMs: 5_000, firstByteMs: 3_000, wholeMs: 3_000, bodyBytes: 2 ** 20 };
    const { report } = await verifyOverrides(
      { rand4: ({ response }) => response.write('[') },
      [],
      limits,
    );
    expect(report.findings[0]?.samples[0]?.received).toBe('no complete response within 3 s');
  });

  it('a body over the size limit', async () => {
    const limits = { connectMs: 5_000, firstByteMs: 4_000, wholeMs: 8_000, bodyBytes: 2 ** 16 };
    const { report } = await verifyOverrides(
      { rand4: ({ response }) => response.end(Buffer.alloc(2 ** 17, '[')) },
      [],
      limits,
    );
    expect(places(report.findings, 'broken')).toEqual(['rand4 connection']);
  });
});
