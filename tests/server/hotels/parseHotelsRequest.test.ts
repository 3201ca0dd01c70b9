import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';

const get = (url: string) => parseHotelsRequest('GET', url);
const pathOf = (url: string) => {
  const reading = get(url);
  return isRejected(reading) ? reading.status : reading.path;
};

describe('the four questions', () => {
  test.each([
    ['/api/hotels/search', 'search'],
    ['/api/hotels/rand4', 'rand4'],
    ['/api/hotels/rand8', 'rand8'],
    ['/api/hotels/le_grand-1.2~x', 'hotel'],
    ['/api/hotels/...', 'hotel'],
    [`/api/hotels/${'a'.repeat(128)}`, 'hotel'],
  ])('%s is itself, for GET and HEAD', (path, endpoint) => {
    expect(get(path)).toEqual({ endpoint, key: path, path });
    expect(parseHotelsRequest('HEAD', path)).toEqual(get(path));
  });

  test('a hotel has one key however its id is spelled', () => {
    expect(pathOf('/api/hotels/%67rand%2D1')).toBe('/api/hotels/grand-1');
  });

  test.each([":@!$&'()*+,;=", 'rand4;x=1', ':id', 'a:b@c'])(
    'a hotel may have the id %j, which is sent percent-encoded',
    (id) => {
      const path = `/api/hotels/${encodeURIComponent(id)}`;
      expect(pathOf(path)).toBe(path);
      expect(pathOf(`/api/hotels/${id}`)).toBe(path);
    },
  );

  test('a hotel takes the days of a stay, in one order', () => {
    const stay = 'check_in=2030-01-01&check_out=2030-01-02';
    expect(pathOf(`/api/hotels/42?${stay}`)).toBe(`/api/hotels/42?${stay}`);
    expect(pathOf('/api/hotels/42?check_out=2030-01-02&city=a&check_in=2030-01-01')).toBe(
      `/api/hotels/42?${stay}`,
    );
    expect(pathOf('/api/hotels/42?check_in=&x=1')).toBe('/api/hotels/42');
    expect(pathOf('/api/hotels/42?check_in=a&check_in=b')).toBe(400);
    expect(pathOf(`/api/hotels/42?check_in=${'1'.repeat(33)}`)).toBe(400);
    expect(pathOf('/api/hotels/42?check_in=%00')).toBe(400);
  });

  test('rand4 and rand8 take no parameters, a hotel and a search no others', () => {
    expect(pathOf('/api/hotels/rand4?seed=1&city=a&city=b')).toBe('/api/hotels/rand4');
    expect(pathOf('/api/hotels/rand8?')).toBe('/api/hotels/rand8');
    expect(pathOf('/api/hotels/42?admin=1')).toBe('/api/hotels/42');
  });
});

describe('a search', () => {
  const whole = '/api/hotels/search?check_in=2030-01-01&check_out=2030-01-02&city=S%C3%A3o%20Paulo';

  test.each([
    'city=S%C3%A3o%20Paulo&check_in=2030-01-01&check_out=2030-01-02',
    'check_out=2030-01-02&city=S%c3%a3o+Paulo&check_in=2030-01-01',
    '&&%63ity=S%C3%A3o+Paulo&check%5Fin=2030-01-01&utm=%zz&check_out=2030-01-02&x',
  ])('%s has the one canonical spelling', (query) => {
    expect(get(`/api/hotels/search?${query}`)).toEqual({
      endpoint: 'search',
      key: whole,
      path: whole,
    });
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
  ])('with %j asks for nothing in particular', (query) => {
    expect(pathOf(`/api/hotels/search?${query}`)).toBe('/api/hotels/search');
  });

  test('what a value holds stays inside it', () => {
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

  test('a city of 200 characters passes in any script', () => {
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
    '/api/',
    '/api/hotels',
    '/api/hotels/',
    '/api/hotels//rand4',
    '/api//hotels/rand4',
    '//api/hotels/rand4',
    '//evil.example/api/hotels/rand4',
    '/api/hotels/rand4/',
    '/api/hotels/rand4/more',
    '/api/Hotels/rand4',
    '/api%2Fhotels%2Frand4',
    '/api/users',
    '/api/../api/hotels/rand4',
    '/api/hotels/../hotels/rand4',
    '/api/hotels/.',
    '/api/hotels/..',
    '/api/hotels/%2e',
    '/api/hotels/%2e%2E',
    '/api/hotels/..%2f..%2fadmin',
    '/api/hotels/%2e%2e%2fadmin',
    '/api/hotels/a%2Fb',
    '/api/hotels/a%5Cb',
    '/api/hotels/a%00',
    '/api/hotels/a%20b',
    '/api/hotels/a%0d%0ab',
    '/api/hotels/a%0a',
    '/api/hotels/%C3%A9',
    '/api/hotels/%252e%252e',
    '/api/hotels/__proto__',
    '/api/hotels/%5F_proto__',
    '/api/hotels/%72and4',
    '/api/hotels/searc%68',
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
    'the method %j is not allowed on a question, and says so only there',
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

describe('whatever is asked', () => {
  // A fixed sequence: a failure can be repeated.
  let state = 42;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pieces = [
    ...['/api/hotels/', 'search', 'rand4', 'rand8', 'search?', 'city=', 'check_in=', 'check_out='],
    ...[
      '&',
      '=',
      '?',
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '\0',
      '%',
      '%zz',
      '%c3%a9',
    ],
    ...[
      '__proto__',
      'constructor',
      '#',
      ' ',
      '+',
      'é',
      'http://evil.example',
      '@',
      ':',
      ';',
      'a',
      '1',
    ],
    ...['%0d%0a', '\r\n', '//', '%25', '%E2%80%AE', '[]', '{}', '"', "'", '<', '|', '~', '_', '-'],
  ];
  const hostile = () =>
    (random(3) ? '/api/hotels/' : '') +
    (random(2) ? 'search?' : '') +
    Array.from({ length: random(9) }, () => pieces[random(pieces.length)]).join('');
  const allowed =
    /^\/api\/hotels\/(search(\?(check_in=[^&]+)?&?(check_out=[^&]+)?&?(city=[^&]+)?)?|(?!\.{1,2}(\?|$))(?:[\w.~!'()*-]|%(?:3A|40|24|26|2B|2C|3B|3D)){1,128}(\?(check_in=[^&]+)?&?(check_out=[^&]+)?)?)$/;

  test('only plain addresses of the four endpoints come out, and read alike once more', () => {
    let asked = 0;
    for (let round = 0; round < 50_000; round += 1) {
      const url = hostile();
      const reading = get(url);
      if (isRejected(reading)) continue;
      asked += 1;
      const { path } = reading;
      const faults = [
        !allowed.test(path) && 'is not one of the four',
        /[^\w.~!*'()%/?&=-]|%00|%0[ad]|__proto__\b.*=/i.test(path) && 'holds what must not pass',
        new URL(path, 'http://p').pathname !== path.split('?')[0] && 'means another path',
        JSON.stringify(get(path)) !== JSON.stringify(reading) && 'reads differently',
      ].filter(Boolean);
      if (faults.length > 0) throw new Error(`${JSON.stringify(url)} → ${path}: ${faults.join()}`);
    }
    expect(asked).toBeGreaterThan(5_000);
  });
});
