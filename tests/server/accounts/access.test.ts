import { accountPaths, authPaths } from '#contracts/site/account.ts';
import { favouritePaths } from '#contracts/site/favourites.ts';
import { savedTravellerPaths } from '#contracts/site/savedTravellers.ts';
import { tripsPath } from '#contracts/site/trips.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import type { Browser } from './startTestAccounts.ts';
import { ada, accountSite, grace } from './accountSite.ts';

const { site, database, join } = accountSite();

type Route = readonly [method: Method, path: string, body?: object | undefined];
type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
const traveller = { firstName: 'A', lastName: 'B', citizenship: 'GB', phone: '+442079460000' };
const { password } = ada;

/** Every route that needs a session, with a request that its owner may make. */
const routes: readonly Route[] = [
  ['get', tripsPath],
  ['patch', accountPaths.account, { name: 'Ada' }],
  ['post', accountPaths.email, { email: 'new@travellers.example', password }],
  ['post', accountPaths.emailConfirmation, { token: 'a.b.c' }],
  ['post', accountPaths.password, { password, newPassword: 'another password' }],
  ['get', accountPaths.sessions],
  ['delete', accountPaths.session],
  ['post', accountPaths.twoStep, { password }],
  ['post', accountPaths.twoStepConfirmation, { code: '123456' }],
  ['post', accountPaths.twoStepEnd, { password }],
  ['get', accountPaths.data],
  ['get', savedTravellerPaths.travellers],
  ['post', savedTravellerPaths.travellers, traveller],
  ['put', savedTravellerPaths.traveller, traveller],
  ['delete', savedTravellerPaths.traveller],
  ['get', favouritePaths.favourites],
  ['post', favouritePaths.favourites, { hotels: [{ id: 'a', name: 'A' }] }],
  ['delete', favouritePaths.favourite],
  ['post', accountPaths.deletion, { password }],
  ['delete', accountPaths.sessions],
];

function send(browser: Browser, [method, path, body = {}]: Route) {
  const address = path.replace(':id', 'some-id');
  return method === 'get' || method === 'delete'
    ? browser[method](address)
    : browser[method](address, body);
}

test('the table above has every path of the contract that needs a session', () => {
  const needSession = [accountPaths, savedTravellerPaths, favouritePaths].flatMap((paths) =>
    Object.values(paths),
  );
  const tested = routes.map(([, path]) => path);
  expect([...new Set(tested)].toSorted()).toEqual([...needSession, tripsPath].toSorted());
  expect(Object.values(authPaths)).toHaveLength(8);
});

test('each of these routes is a 401 for nobody, and changes nothing', async () => {
  const owner = await join();
  const before = (await owner.get(accountPaths.data)).body;
  for (const route of routes) {
    const response = await send(site().browser(), route);
    expect([route[1], response.status, response.body.code]).toEqual([route[1], 401, 'signed-out']);
  }
  expect((await owner.get(accountPaths.data)).body).toEqual(before);
});

test('another account sees and changes nothing of an account', async () => {
  const owner = await join(ada);
  const other = await join(grace);
  await owner.post(savedTravellerPaths.travellers, traveller);
  await owner.post(favouritePaths.favourites, { hotels: [{ id: 'owned', name: 'Owned' }] });
  await book(ada.email);
  await owner.get(tripsPath);
  const before = (await owner.get(accountPaths.data)).body;
  const travellerId = before.savedTravellers[0].id;
  const sessionId = before.signedIn[0].id;

  expect((await other.get(tripsPath)).body).toEqual({ trips: [] });
  expect((await other.get(savedTravellerPaths.travellers)).body).toEqual({ travellers: [] });
  expect((await other.get(favouritePaths.favourites)).body).toEqual({ hotels: [] });
  const data = await other.get(accountPaths.data);
  expect(data.text).not.toContain('ada@');
  const travellerPath = `${savedTravellerPaths.travellers}/${travellerId}`;
  expect((await other.put(travellerPath, traveller)).status).toBe(404);
  expect((await other.delete(travellerPath)).status).toBe(404);
  expect((await other.delete(`${accountPaths.sessions}/${sessionId}`)).status).toBe(404);
  await other.delete(`${favouritePaths.favourites}/owned`);
  await other.post(accountPaths.deletion, { password: grace.password });
  expect((await owner.get(accountPaths.data)).body).toEqual(before);
});

test.each(routes.map((route) => ({ route, name: `${route[0]} ${route[1]}` })))(
  '$name is allowed to the owner',
  async ({ route }) => {
    const owner = await join();
    const response = await send(owner, route);
    // 403 to 410: the owner has no such traveller, session, code or link.
    expect([200, 201, 202, 204, 403, 404, 409, 410]).toContain(response.status);
    expect(response.body.code).not.toBe('signed-out');
  },
);

test('the dangerous routes need the right password as well', async () => {
  const owner = await join();
  for (const [method, path, body] of routes) {
    if (body === undefined || !('password' in body)) continue;
    const response = await send(owner, [method, path, { ...body, password: 'not that one' }]);
    expect([path, response.status, response.body.code]).toEqual([path, 403, 'wrong-password']);
  }
  expect((await owner.get(authPaths.session)).body.session).toMatchObject({ email: ada.email });
});

/** Writes a booking of a guest, as the hotel has confirmed it. */
async function book(email: string) {
  const { createHash, randomUUID } = await import('node:crypto');
  const { stay, price, traveller: who } = bookingRequest;
  await database()
    .database.db.insertInto('bookings')
    .values({
      hotel_id: stay.hotelId,
      id: randomUUID(),
      key_hash: randomUUID(),
      request_hash: '',
      link_hash: '',
      status: 'confirmed',
      stay: JSON.stringify(stay),
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      price: JSON.stringify(price),
      traveller: JSON.stringify({ ...who, email }),
      email_hash: createHash('sha256').update(email).digest('hex'),
    })
    .execute();
}
