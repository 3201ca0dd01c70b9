import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';

const get = (url: string) => parseHotelsRequest('GET', url);
const pathOf = (url: string) => {
  const parsed = get(url);
  return isRejected(parsed) ? parsed.status : parsed.path;
};

describe('the four endpoints', () => {
  test.each([
    ['/api/hotels/search', 'search'],
    ['/api/hotels/places', 'places'],
    ['/api/hotels/landmarks', 'landmarks'],
    ['/api/hotels/rand4', 'rand4'],
    ['/api/hotels/rand8', 'rand8'],
    ['/api/hotels/le_grand-1.2~x', 'hotel'],
    ['/api/hotels/...', 'hotel'],
    [`/api/hotels/${'a'.repeat(128)}`, 'hotel'],
  ])('%s is canonical, for GET and HEAD', (path, endpoint) => {
    expect(get(path)).toEqual({ endpoint, path });
    expect(parseHotelsRequest('HEAD', path)).toEqual(get(path));
  });

  test('the random lists have no parameters', () => {
    expect(pathOf('/api/hotels/rand4?seed=1&city=a&city=b')).toBe('/api/hotels/rand4');
    expect(pathOf('/api/hotels/rand8?')).toBe('/api/hotels/rand8');
  });
});

describe('the reviews of a hotel', () => {
  const path = '/api/hotels/42/reviews';

  test.each([
    ['topic=free+wi-fi&traveller=family&page=2', '?page=2&topic=free%20wi-fi&traveller=family'],
    ['language=de-AT&rows=500', '?language=de-AT'],
  ])('with %j are requested as %s', (query, canonical) => {
    expect(get(`${path}?${query}`)).toEqual({ endpoint: 'reviews', path: path + canonical });
  });

  test.each([
    'page=0',
    'page=1000',
    'page=-1',
    'traveller=aliens',
    'language=d',
    `topic=${'a'.repeat(65)}`,
    'topic=a&topic=b',
  ])('are not requested with %s', (query) => {
    expect(pathOf(`${path}?${query}`)).toBe(400);
  });
});

describe('the calendar of a hotel', () => {
  const path = '/api/hotels/pearl/calendar';

  test('is requested with only the days and the party, in a canonical order', () => {
    const query = '?from=2027-03-01&occupancy=2-3%2C11&occupancy=1&residency=PK&to=2027-04-30';
    const typed = '?residency=PK&to=2027-04-30&occupancy=2-3,11&from=2027-03-01&x=1&occupancy=1';
    expect(get(path + typed)).toEqual({ endpoint: 'calendar', path: path + query });
  });

  test.each([
    ['from=yesterday', 'from is not valid.'],
    ['from=2027-03-01&from=2027-03-02', 'from is given twice.'],
    ['occupancy=0', 'occupancy is not valid.'],
    ['occupancy=2-', 'occupancy is not valid.'],
    ['occupancy=2-18', 'occupancy is not valid.'],
    ['occupancy=2-3,', 'occupancy is not valid.'],
    ['occupancy=2&occupancy=', 'occupancy is given twice.'],
    ['occupancy=17', 'occupancy is not valid.'],
    ['occupancy=16&occupancy=1', 'occupancy is not valid.'],
    [Array.from({ length: 9 }, () => 'occupancy=1').join('&'), 'occupancy is too long.'],
    [`occupancy=1&occupancy=2-${'3,'.repeat(10)}3`, 'occupancy is not valid.'],
    ['residency=pk1', 'residency is not valid.'],
    ['residency=pk', 'residency is not valid.'],
    ['residency=PK&residency=PK', 'residency is given twice.'],
  ])('is not requested with %s', (query, detail) => {
    expect(get(`${path}?${query}`)).toMatchObject({ status: 400, detail });
  });
});

describe('a hotel', () => {
  test.each([
    ['%67rand%2D1', 'grand-1'],
    ['eu:42@site', 'eu%3A42%40site'],
    ["a!$&'()*+,;=b", 'a%21%24%26%27%28%29%2A%2B%2C%3B%3Db'],
    ['a%21%24%26%27%28%29%2a%2B%2C%3B%3db', 'a%21%24%26%27%28%29%2A%2B%2C%3B%3Db'],
    [':id', '%3Aid'],
    ['@'.repeat(128), '%40'.repeat(128)],
  ])('%s has the canonical path %s', (spelling, canonical) => {
    const path = `/api/hotels/${canonical}`;
    expect(get(`/api/hotels/${spelling}`)).toEqual({ endpoint: 'hotel', path });
    expect(pathOf(path)).toBe(path);
  });

  const stay = '/api/hotels/42?check_in=2030-01-01&check_out=2030-01-02';
  test.each([
    ['check_in=2030-01-01&check_out=2030-01-02', stay],
    ['utm=%zz&check_out=2030-01-02&city=Lisbon&&check%5Fin=2030-01-01', stay],
    ['check_in=&check_out=2030-01-02', '/api/hotels/42?check_out=2030-01-02'],
    ['check_in=2030-01-01', '/api/hotels/42?check_in=2030-01-01'],
    ['admin=1&city=a&city=b', '/api/hotels/42'],
    ['', '/api/hotels/42'],
  ])('with %j requests %s', (query, path) => {
    expect(pathOf(`/api/hotels/42?${query}`)).toBe(path);
  });

  test.each([
    'check_in=1&check_in=2',
    `check_out=${'1'.repeat(33)}`,
    'check_in=%zz',
    'check_in=2030%0d%0a',
    '__proto__=1',
  ])('with %s is malformed', (query) => {
    expect(pathOf(`/api/hotels/42?${query}`)).toBe(400);
  });
});

describe('a search', () => {
  const whole = '/api/hotels/search?check_in=2030-01-01&check_out=2030-01-02&city=S%C3%A3o%20Paulo';

  test.each([
    'city=S%C3%A3o%20Paulo&check_in=2030-01-01&check_out=2030-01-02',
    'check_out=2030-01-02&city=S%c3%a3o+Paulo&check_in=2030-01-01',
    'city=%E2%80%AAS%C3%A3o%20Pau%E2%80%8Blo&check_in=2030-01-01&check_out=2030-01-02',
    '&&%63ity=S%C3%A3o+Paulo&check%5Fin=2030-01-01&utm=%zz&check_out=2030-01-02&x',
  ])('%s has the canonical path', (query) => {
    expect(get(`/api/hotels/search?${query}`)).toEqual({ endpoint: 'search', path: whole });
  });

  test.each([
    '',
    'city=',
    'city',
    'city=&check_in=&check_out=',
    'City=a',
    'city[]=a',
    'page=2',
    '&',
  ])('with %j is requested without parameters', (query) => {
    expect(pathOf(`/api/hotels/search?${query}`)).toBe('/api/hotels/search');
  });

  test('special characters stay inside their value', () => {
    expect(pathOf('/api/hotels/search?city=a%26check_in%3Db%23%2F..%2F%3Fx=1')).toBe(
      '/api/hotels/search?city=a%26check_in%3Db%23%2F..%2F%3Fx%3D1',
    );
  });

  test.each([
    `city=${'a'.repeat(201)}`,
    `city=${'%C3%A9'.repeat(201)}`,
    `check_in=${'1'.repeat(33)}`,
    'city=a&city=b',
    'city=a&city=a',
    'city=&city=a',
    'city=a&%63ity=b',
    'check_in=1&check_in=2',
    'city=%zz',
    'city=%',
    'city=%c3',
    'city=%c0%af',
    'city=%ed%a0%80',
    'city=a%00b',
    'city=a%0d%0aHost:%20evil',
    'city=%C2%85',
    '%zz=1',
    '__proto__=1',
    '__proto__[city]=1',
    '%5F_proto__.city=1',
    'city=a#b',
    'city=a\\b',
    'city=é',
  ])('%s is malformed', (query) => {
    expect(pathOf(`/api/hotels/search?${query}`)).toBe(400);
  });

  test('a city may have 200 characters of any script', () => {
    expect(pathOf(`/api/hotels/search?city=${'%E6%9D%B1'.repeat(200)}`)).toMatch(/%B1$/);
  });

  test('an address over 2,048 characters is too long', () => {
    expect(pathOf(`/api/hotels/search?x=${'a'.repeat(2_020)}`)).toBe('/api/hotels/search');
    expect(pathOf(`/api/hotels/search?x=${'a'.repeat(2_030)}`)).toBe(414);
  });
});

describe('everything else', () => {
  test.each([
    '/api',
    '/api/hotels/',
    '//evil.example/api/hotels/rand4',
    '/api/hotels/rand4/',
    '/api/Hotels/rand4',
    '/api%2Fhotels%2Frand4',
    '/api/users',
    '/api/hotels/..',
    '/api/hotels/%2e%2E',
    '/api/hotels/..%2f..%2fadmin',
    '/api/hotels/a%2Fb',
    '/api/hotels/a%5Cb',
    '/api/hotels/a%25b',
    '/api/hotels/a%00',
    '/api/hotels/a%0a',
    '/api/hotels/%C3%A9',
    '/api/hotels/__proto__',
    '/api/hotels/%72and4',
    `/api/hotels/${'a'.repeat(129)}`,
  ])('%s is not found', (url) => {
    expect(pathOf(url)).toBe(404);
  });

  test.each([
    '',
    '*',
    'api/hotels/rand4',
    'http://provider.example/api/hotels/rand4',
    'HTTP://x/api/hotels/rand4',
    'provider.example:443',
    '/api/hotels/%zz',
    '/api/hotels/%',
    '/api/hotels/%ff',
    '/api/hotels/..\\admin',
    '/api/hotels/a\0',
    '/api/hotels/a b',
    '/api/hotels/a\tb',
    '/api/hotels/a\r\nb',
    '/api/hotels/rand4#x',
    '/api/hotels/\u{1f3e8}',
  ])('%j is malformed', (url) => {
    expect(pathOf(url)).toBe(400);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'get', ''])(
    'the method %j is not allowed, except that unknown endpoints are a 404',
    (method) => {
      for (const path of ['search?city=a', 'rand4', '42'])
        expect(parseHotelsRequest(method, `/api/hotels/${path}`)).toMatchObject({
          status: 405,
          allow: 'GET, HEAD',
        });
      expect(parseHotelsRequest(method, '/api/users')).toMatchObject({ status: 404 });
    },
  );
});
