import { parseProviderHeaders } from '#server/provider/providerRequest.ts';

describe('PROVIDER_HEADERS', () => {
  test.each([
    ['', {}],
    ['Authorization: Bearer a:b', { authorization: 'Bearer a:b' }],
    ['\n X-Key:1 \r\n\nX-Partner : x', undefined],
    ['X-Key:1\r\nX-Partner: x\n', { 'x-key': '1', 'x-partner': 'x' }],
    ['{"X-Key": "1", "Cookie": "a=b"}', { 'x-key': '1', cookie: 'a=b' }],
  ])('parses or rejects %j', (text, headers) => {
    if (headers) expect(parseProviderHeaders(text)).toEqual(headers);
    else expect(() => parseProviderHeaders(text)).toThrow('PROVIDER_HEADERS must be');
  });

  test.each(['secret', ': secret', 'X Key: secret', 'X-Key:', 'X-Key: secrét', '{"X-Key": 7}'])(
    'refuses %j without repeating the secret',
    (text) => {
      expect(() => parseProviderHeaders(text)).toThrow(/^PROVIDER_HEADERS must be (?!.*secr)/);
    },
  );

  test.each(['{"X-Key": "secret\\r\\nX: y"}', '{"X-Key": "secret"', '{"X-Key": null}'])(
    'refuses %s',
    (text) => {
      expect(() => parseProviderHeaders(text)).toThrow(/^PROVIDER_HEADERS must be (?!.*secret)/);
    },
  );

  test.each([
    'Host',
    'content-length',
    'Transfer-Encoding',
    'Connection',
    'X-Request-Id',
    'traceparent',
  ])('refuses %s, which the site sets itself', (name) => {
    expect(() => parseProviderHeaders(`${name}: 1`)).toThrow(
      `PROVIDER_HEADERS must not set ${name.toLowerCase()}`,
    );
  });

  test('refuses a header that is given twice', () => {
    expect(() => parseProviderHeaders('X-Key: 1\nx-key: 2')).toThrow('only once');
  });
});
