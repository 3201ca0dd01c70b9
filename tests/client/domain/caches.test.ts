import { isGatewayError, isKeptPage, isSitePage, keyOfPage } from '#client/domain/caches.ts';

test('all pages of a language are stored under one address, without their queries', () => {
  const keys = ['/', '/booking/b?key=k', '/de/booking/b?key=k', '/de', '/ar/trips'].map((path) =>
    keyOfPage(`https://hotels.example${path}`),
  );
  expect(keys).toEqual([
    'https://hotels.example/',
    'https://hotels.example/',
    'https://hotels.example/de/',
    'https://hotels.example/de/',
    'https://hotels.example/ar/',
  ]);
});

test.each([
  ['the site’s page', 200, '<meta name="offline" content="on">', true],
  ['the sign-in of a hotel’s network', 200, '<h1>Welcome to our Wi-Fi</h1>', false],
  ['the page of an address that is not there', 404, '<meta name="offline" content="on">', false],
  ['a gateway’s error', 502, 'Bad Gateway', false],
])('decides whether %s (%i) is stored', async (_what, status, text, kept) => {
  const response = { status, text: () => Promise.resolve(text) };
  expect(await isSitePage(response)).toBe(kept);
});

test.each([
  ['a gateway’s error', 502, 'Bad Gateway', true],
  ['a gateway’s maintenance', 503, '<h1>Back soon</h1>', true],
  ['the site’s page without its provider', 503, '<meta name="offline" content="on">', false],
  ['the sign-in of a hotel’s network', 200, '<h1>Welcome to our Wi-Fi</h1>', false],
  ['the sign-in of a network that says so', 511, '<h1>Welcome to our Wi-Fi</h1>', false],
])('decides whether the cached page replaces %s (%i)', async (_what, status, text, gives) => {
  const response = { status, text: () => Promise.resolve(text) };
  expect(await isGatewayError(response)).toBe(gives);
});

test.each([
  ['/', true],
  ['/de/booking/b', true],
  ['/booking', true],
  ['/api/hotels', false],
  ['/desk', false],
  // Only the server knows the booking behind a link that was read out on the phone.
  ['/b/K7M4-QX9C-3333-4444-6666', false],
  ['/B/k7m4qx9c333344446666', false],
])('without a network, %s is answered with the stored page: %s', (path, kept) => {
  expect(isKeptPage(path)).toBe(kept);
});
