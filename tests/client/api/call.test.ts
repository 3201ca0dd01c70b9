import { accountApi } from '#client/api/account/accountApi.ts';
import { tripsApi } from '#client/api/account/tripsApi.ts';
import { createStore } from '#client/app/createStore.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import { sampleBooking } from '../../support/sampleBooking.ts';
import { type Handler, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

/** Responds like a gateway or a captive portal, without the header of the site's server. */
const foreign =
  (status: number, type: string, body: string): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

const page = '<h1>Sign in to the Wi-Fi</h1>';

/** Returns calls of the site that `handler` answers. */
async function siteWith(handler: Handler) {
  const paths = ['/api/trips', '/api/auth/sign-out', '/api/account/data'];
  const { origin } = await startProvider(Object.fromEntries(paths.map((path) => [path, handler])));
  const store = createStore({ apiOrigin: origin }, {}, () => (next) => next);
  return {
    trips: () => store.dispatch(tripsApi.endpoints.getTrips.initiate()),
    signOut: () => store.dispatch(accountApi.endpoints.signOut.initiate()),
    download: () => store.dispatch(accountApi.endpoints.downloadData.initiate()),
  };
}

test('accepts JSON from the server of the site unchanged', async () => {
  const trips = { trips: [sampleBooking()], later: 'a field of the next version' };
  const site = await siteWith(json(trips));
  expect((await site.trips()).data).toEqual(trips);
});

test.each([
  ['JSON of somebody else', foreign(200, 'application/json', '{"trips":[]}')],
  ['an empty object of somebody else', foreign(200, 'application/json', '{}')],
  ['a captive portal’s page', foreign(200, 'text/html', page)],
  ['an empty body', foreign(204, 'text/plain', '')],
])('treats %s as a failed call', async (_, handler) => {
  const site = await siteWith(handler);
  for (const call of [site.trips, site.signOut, site.download]) {
    expect((await call()).error).toMatchObject({ status: 'PARSING_ERROR' });
  }
});

test('accepts an answer of the previous version, which has only the id of its request', async () => {
  const site = await siteWith((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': '1' });
    response.end('{"trips":[]}');
  });
  expect((await site.trips()).data).toEqual({ trips: [] });
});

test('an HTML page with the header of the site is a failed call', async () => {
  const site = await siteWith((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', [siteVersionHeader]: 'test' }).end(page);
  });
  expect((await site.trips()).error).toMatchObject({ status: 'PARSING_ERROR' });
});

test('only the status of an error from another server counts', async () => {
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'signed-out' };
  const own = await siteWith(json(problem, 409));
  expect((await own.signOut()).error).toMatchObject({ status: 409, data: problem });
  const gateway = foreign(409, 'application/json', JSON.stringify(problem));
  expect((await (await siteWith(gateway)).signOut()).error).toEqual({ status: 409 });
});
