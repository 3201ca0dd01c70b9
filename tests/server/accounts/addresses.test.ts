import { randomUUID } from 'node:crypto';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { ada, accountSite } from './accountSite.ts';

const many = { limit: 1_000, windowSeconds: 60 };
const { site } = accountSite({
  limits: { signIn: many, signUp: many, reset: many, mails: many, mailbox: many },
  newsletterRequestsPerHour: 1_000,
  bookingLimits: { book: 1_000 },
});

const accepted = [
  'Ada@Travelers.Example',
  "miles.o'neil+trips@mail.example",
  '_ada-1@a-b.c3.example',
  'ada@xn--bcher-kva.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  '1@2.example',
];
const refused = [
  'ada',
  'ada@localhost',
  'ada@travelers.example.',
  '.ada@travelers.example',
  'ada.@travelers.example',
  'a..b@travelers.example',
  "ada'@travelers.example",
  'ada@-travelers.example',
  'ada@travellers-.example',
  'ada@travellers..example',
  'ada@travellers.e',
  'ada@travelers.xn--p1ai',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  '"ada lovelace"@travelers.example',
  'ada@bücher.example',
  'äda@travelers.example',
  'a/b=c@travelers.example',
  'ada@b@travelers.example',
  `${'a'.repeat(65)}@travelers.example`,
  `ada@${'b'.repeat(64)}.example`,
  `ada@${'b.'.repeat(130)}example`,
];

const tokenFor = (email: string) =>
  `a.${Buffer.from(JSON.stringify({ email })).toString('base64url')}.c`;

/** The routes that accept an address, with their response to an unknown address. */
const routes: [path: string, status: number, field: string, body: (email: string) => object][] = [
  ['/api/auth/sign-up', 202, 'email', (email) => ({ ...ada, email })],
  ['/api/auth/sign-in', 401, 'email', (email) => ({ email, password: 'a guess' })],
  ['/api/auth/reset-request', 202, 'email', (email) => ({ email })],
  ['/api/newsletter', 202, 'email', (email) => ({ email })],
  [
    '/api/bookings',
    202,
    'traveller.email',
    (email) => ({ ...bookingRequest, traveller: { ...bookingRequest.traveller, email } }),
  ],
];

test.each(routes)(
  '%s accepts the same addresses as every route and names the field of an invalid one',
  async (path, status, field, body) => {
    const post = (email: string) =>
      site().browser({ 'Idempotency-Key': randomUUID() }).post(path, body(email));
    const fine = await Promise.all(accepted.map(post));
    expect(fine.map((response) => response.status)).toEqual(accepted.map(() => status));
    const wrong = await Promise.all(refused.map(post));
    const paths = wrong.map(({ status, body }) => [status, body.errors?.[0]?.path]);
    expect(paths).toEqual(refused.map(() => [422, field]));
  },
  20_000,
);

test('the token of a link for an impossible address counts as expired', async () => {
  const responses = await Promise.all(
    refused.map((email) =>
      site()
        .browser()
        .post('/api/auth/verification', { token: tokenFor(email), password: 'a guess' }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(refused.map(() => 410));
});
