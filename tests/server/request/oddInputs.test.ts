import { ada, accountSite } from '../accounts/accountSite.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';

// Every route with every kind of odd input: tests/deep/server/everyRoute.
const { site, join } = accountSite();
const { traveller } = bookingRequest;
const half = '\ud800';

const cases: [string, 'post' | 'put' | 'get', string, object, number][] = [
  [
    'a control character in a text',
    'post',
    '/api/bookings',
    { ...bookingRequest, traveller: { ...traveller, specialRequests: 'a\0b' } },
    422,
  ],
  [
    'half of a surrogate pair in a text',
    'post',
    '/api/bookings',
    { ...bookingRequest, traveller: { ...traveller, specialRequests: half } },
    422,
  ],
  ['one in the text of a review', 'post', '/api/reviews/stays/a', { score: 8, text: half }, 422],
  [
    'one in a password',
    'post',
    '/api/auth/sign-in',
    { email: ada.email, password: `${half}${half}` },
    422,
  ],
  ['a control character in an address', 'post', '/api/newsletter', { email: 'a@b.example\0' }, 422],
  ['an object instead of a text', 'post', '/api/newsletter', { email: {} }, 422],
  ['an object instead of a list', 'post', '/api/favourites', { hotels: { length: 3 } }, 422],
  ['a word of the language', 'put', '/api/account/currency', { currency: '__proto__' }, 422],
  ['a control character in an id', 'get', '/api/bookings/a%00', {}, 400],
  ['an id that is not UTF-8', 'get', '/api/bookings/a%ED%A0%80', {}, 400],
  ['a query that is not UTF-8', 'get', '/api/reviews?hotel=%FF', {}, 400],
];

test('odd inputs are problems of whoever sends them, and no errors of the server', async () => {
  const browser = await join();
  browser.headers['Idempotency-Key'] = 'a key of sixteen characters';
  for (const [what, method, path, body, status] of cases) {
    const response = method === 'get' ? await browser.get(path) : await browser[method](path, body);
    expect([what, response.status, response.type]).toEqual([
      what,
      status,
      'application/problem+json',
    ]);
  }
  // The job of the night asks for reservations, which this site's provider does not have.
  const ofTheNight = ['warn: provider call failed', 'warn: the reservations could not be compared'];
  expect(site().lines.filter((line) => !ofTheNight.includes(line))).toEqual([]);
});
