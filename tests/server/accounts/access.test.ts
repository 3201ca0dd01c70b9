import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { passkeyCreationSchema } from '#contracts/site/account/passkeys.ts';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { softAuthenticator } from '../../support/softAuthenticator.ts';
import type { Browser } from './startTestAccounts.ts';
import { ada, accountSite, grace } from './accountSite.ts';
import { storedStay } from '#server/bookings/state/bookedRooms.ts';

const many = { limit: 1_000, windowSeconds: 60 };
const { site, join, db } = accountSite({ limits: { sensitive: many, signIn: many } });

const traveller = { firstName: 'A', lastName: 'B', citizenship: 'GB', phone: '+442079460000' };
const { password } = ada;
const token = 'a.b.c';
/** A response of an authenticator that the site did not request. */
const attestation = { id: 'AAAA', response: { attestationObject: 'AAAA', clientDataJSON: 'AAAA' } };
const device = softAuthenticator('http://www.hotels.example');

/** The ids of the items that an account owns. */
type Owned = {
  travelerId: string;
  sessionId: string;
  hotelId: string;
  passkeyId: string;
  linkId: string;
};
/** A request that the owner may make. 'id' replaces ':id' in the path. */
type OwnRequest = { body?: object; id?: (owned: Owned) => string };

/** Returns the routes with this access according to their records. */
function routesFor(access: string): string[] {
  return Object.entries(siteCalls).flatMap(([name, call]) => {
    const [method = '', path = ''] = name.split(' ');
    return call.access === access ? [`${method.toLowerCase()} ${path}`] : [];
  });
}

/** Routes for anyone with the link of a mail or a booking, signed in or not. */
const forLinks = routesFor('booking');

/**
 * Routes of the signed-in account, which reach only its own data. The last ones end the session.
 */
const forAccounts: Readonly<Record<string, OwnRequest>> = {
  ['get /api/trips']: {},
  ['patch /api/account']: { body: { name: 'Ada' } },
  ['get /api/account/currency']: {},
  ['get /api/account/language']: {},
  ['put /api/account/currency']: { body: { currency: 'EUR' } },
  ['put /api/account/language']: { body: { language: 'de' } },
  ['post /api/account/email']: { body: { email: 'new@travelers.example', password } },
  ['post /api/account/email/confirmation']: { body: { token } },
  ['get /api/account/sessions']: {},
  ['post /api/account/sessions/end-others']: {},
  ['delete /api/account/sessions/:id']: { id: ({ sessionId }) => sessionId },
  ['post /api/account/two-step']: { body: { password } },
  ['post /api/account/two-step/confirmation']: { body: { code: '123456' } },
  ['post /api/account/two-step/recovery-codes']: { body: { password } },
  ['post /api/account/two-step/end']: { body: { password } },
  ['post /api/account/passkeys/challenge']: {},
  ['post /api/account/passkeys/creation']: { body: { password } },
  ['post /api/account/passkeys']: { body: { passkey: attestation } },
  ['patch /api/account/passkeys/:id']: {
    body: { name: 'Phone' },
    id: ({ passkeyId }) => passkeyId,
  },
  ['post /api/account/passkeys/:id/removal']: {
    body: { password },
    id: ({ passkeyId }) => passkeyId,
  },
  ['get /api/account/identities']: {},
  ['delete /api/account/identities/:id']: { id: ({ linkId }) => linkId },
  ['get /api/account/data']: {},
  ['get /api/travellers']: {},
  ['post /api/travellers']: { body: traveller },
  ['put /api/travellers/:id']: {
    body: { ...traveller, firstName: 'C' },
    id: ({ travelerId }) => travelerId,
  },
  ['delete /api/travellers/:id']: { id: ({ travelerId }) => travelerId },
  ['get /api/favorites']: {},
  ['post /api/favorites']: { body: { hotels: [{ id: 'a', name: 'A' }] } },
  ['delete /api/favorites/:id']: { id: ({ hotelId }) => hotelId },
  ['post /api/account/password']: { body: { password, newPassword: 'another password' } },
  ['post /api/account/deletion']: { body: { password } },
  ['delete /api/account/sessions']: {},
};

const nothing: Owned = {
  travelerId: 'none',
  sessionId: 'none',
  hotelId: 'none',
  passkeyId: 'none',
  linkId: 'none',
};

function send(
  browser: Browser,
  route: string,
  { body = {}, id }: OwnRequest = {},
  owned = nothing,
) {
  const [method = '', path = ''] = route.split(' ');
  const address = path
    .replace(':id', id?.(owned) ?? 'some-id')
    .replace(':language/:page', 'en/terms');
  switch (method) {
    case 'get':
    case 'delete':
      return browser[method](address);
    case 'post':
    case 'put':
    case 'patch':
      return browser[method](address, body);
    default:
      throw new Error(`The test cannot send ${method}.`);
  }
}

/** Links an account of another site. */
async function link(email: string): Promise<string> {
  const id = randomUUID();
  const user = db().selectFrom('user').select('id').where('email', '=', email);
  const { id: account_id } = await user.executeTakeFirstOrThrow();
  const at = new Date();
  await db()
    .insertInto('oidc_links')
    .values({
      id,
      issuer: 'https://id.example',
      subject: id,
      account_id,
      email,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  return id;
}

/** Creates an account that owns one item of every kind, and returns it with the ids. */
async function owner(who = ada) {
  const browser = await join(who);
  const linkId = await link(who.email);
  await browser.post('/api/travellers', traveller);
  await browser.post('/api/favorites', { hotels: [{ id: 'owned', name: 'Owned' }] });
  await book(who.email);
  await browser.get('/api/trips');
  const data = () => browser.get('/api/account/data').then(({ body }) => body);
  const begun = await browser.post('/api/account/passkeys/creation', { password: who.password });
  const { sent } = device.create(v.parse(passkeyCreationSchema, begun.body));
  await browser.post('/api/account/passkeys', { passkey: sent });
  const { savedTravelers, signedIn, passkeys } = await data();
  const owned = {
    travelerId: savedTravelers[0].id,
    sessionId: signedIn[0].id,
    linkId,
    hotelId: 'owned',
    passkeyId: passkeys[0].id,
  };
  return { browser, owned, data };
}

test('the table of this file covers every account route', () => {
  expect(Object.keys(forAccounts).toSorted()).toEqual(routesFor('traveller').toSorted());
});

test('the routes of links find nothing without the key of the link', async () => {
  const { bookingId } = await book(ada.email);
  const id = () => bookingId;
  const body = { token: 'wrong', action: 'confirm', acceptedFee: { amount: '0', currency: 'USD' } };
  for (const account of [undefined, await join(grace), await join(ada)]) {
    for (const route of forLinks) {
      const browser = site().browser();
      account?.cookies.forEach((value, name) => browser.cookies.set(name, value));
      const { status } = await send(browser, route, { id, body });
      expect([route, status]).toEqual([route, 404]);
    }
  }
});

test('an account can neither see nor change another account', async () => {
  const { owned, data } = await owner();
  const before = await data();
  const other = await join(grace);
  for (const [route, request] of Object.entries(forAccounts)) {
    // A removal gets the right password, because a wrong one would be refused first.
    const body = route.endsWith('/removal') ? { password: grace.password } : request.body;
    const response = await send(other, route, { ...request, ...(body && { body }) }, owned);
    expect([route, response.status]).not.toEqual([route, 401]);
    if (request.id && response.status !== 404) expect(route).toContain('/api/favorites/:id');
    for (const secret of [ada.email, ...Object.values(owned)]) {
      expect([route, response.text]).not.toEqual([route, expect.stringContaining(secret)]);
    }
    if (route.endsWith('/api/account/deletion')) break;
  }
  expect(await data()).toEqual(before);
});

test('the owner may use every account route', async () => {
  // A status of 403 to 410 means that the owner typed a wrong code, has not begun, or has no such
  // link.
  const twoStepConfirmation = '/api/account/two-step/confirmation';
  const emailConfirmation = '/api/account/email/confirmation';
  const recoveryCodes = '/api/account/two-step/recovery-codes';
  const refused = [twoStepConfirmation, emailConfirmation, recoveryCodes, '/api/account/passkeys'];
  let current = await owner();
  let owners = 1;
  for (const [route, request] of Object.entries(forAccounts)) {
    const { status } = await send(current.browser, route, request, current.owned);
    const expected = refused.some((path) => route.endsWith(path))
      ? [403, 409, 410]
      : [200, 201, 202, 204];
    expect({ route, status, allowed: expected.includes(status) }).toMatchObject({ allowed: true });
    const { body } = await current.browser.get('/api/auth/session');
    // The following routes need a session and the old password.
    if (body.session === null || route.endsWith('/api/account/password')) {
      owners += 1;
      current = await owner({ ...ada, email: `owner-${owners}@travelers.example` });
    }
  }
}, 60_000);

test('the dangerous routes also need the right password', async () => {
  const { browser } = await owner();
  for (const [route, { body }] of Object.entries(forAccounts)) {
    if (body === undefined || !('password' in body)) continue;
    const wrong = { body: { ...body, password: 'not that one' } };
    const response = await send(browser, route, wrong);
    expect([route, response.status, response.body.code]).toEqual([route, 403, 'wrong-password']);
  }
  expect((await browser.get('/api/auth/session')).body.session).toMatchObject({ email: ada.email });
});

/** Stores a confirmed booking of a guest. */
async function book(email: string) {
  const { stay, traveller: who } = bookingRequest;
  const bookingId = randomUUID();
  await db()
    .insertInto('bookings')
    .values({
      hotel_id: stay.hotelId,
      id: bookingId,
      key_hash: randomUUID(),
      request_hash: '',
      link_hash: '',
      status: 'confirmed',
      ...storedStay(stay),
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      traveller: JSON.stringify({ ...who, email }),
      email_hash: createHash('sha256').update(email).digest('hex'),
    })
    .execute();
  return { bookingId };
}
