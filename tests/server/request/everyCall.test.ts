import request from 'supertest';
import * as v from 'valibot';
import type { Access } from '#contracts/site/calls/call.ts';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';
import { type DeskPermission, isPermitted } from '#contracts/site/desk/permissions.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { breakableConnection } from '../../support/breakableConnection.ts';
import { watchRouters } from '../../support/watchRouters.ts';
import { listeningLog } from '../testApp.ts';
import { own } from '../bookings/support/startTestBookings.ts';
import { staffSite } from '../staff/staffSite.ts';

const routesOf = watchRouters();
const { site, start, database, join, joinDesk, record } = staffSite();

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const methodSchema = v.picklist(methods);
const calls = Object.entries(siteCalls).map(([name, call]) => {
  const [word = '', path = ''] = name.split(' ');
  return { name, method: v.parse(methodSchema, word.toLowerCase()), path, call };
});
type Named = (typeof calls)[number];

const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'none');

/** Makes a call without its required input, so that it changes nothing. */
function send(
  { method, path }: Pick<Named, 'method' | 'path'>,
  headers: Record<string, string> = own,
) {
  return request(site().app)[method](addressOf(path)).set(headers).send({});
}

function isOfDesk(access: Access): access is DeskPermission | 'staff' {
  return access !== 'anyone' && access !== 'booking' && access !== 'traveller';
}

/**
 * The calls that no page makes. The payment provider sends events, whose bodies it defines. An
 * OpenID provider sends the browser back, with the query of OpenID Connect Core §3.1.2.5.
 */
const fromElsewhere = [
  'post /api/payments/events',
  'get /api/oidc/callback',
  'get /api/desk/oidc/callback',
];

test('every route below /api is declared, and every declared call has a route', () => {
  const routes = Object.entries(site().resources).flatMap(([name, { handler }]) =>
    routesOf(`/api/${name}`, handler),
  );
  const recorded = calls.map(({ method, path }) => `${method} ${path}`);
  expect(routes.toSorted()).toEqual([...recorded, ...fromElsewhere].toSorted());
});

test('a page of another site cannot make a call that changes data', async () => {
  const changing = calls.filter(({ method, call }) => method !== 'get' && !call.fromMails);
  for (const call of changing) {
    const { status } = await send(call, { ...own, Origin: 'https://elsewhere.example' });
    expect([call.name, status]).toEqual([call.name, 403]);
  }
});

test('an unsupported method of a path is a 405 that lists the supported ones', async () => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const there: string[] = calls.filter((call) => call.path === path).map((call) => call.method);
    const other = methods.find((method) => !there.includes(method)) ?? 'patch';
    const { status, headers } = await send({ method: other, path });
    const allowed = String(headers['allow']).toLowerCase().split(', ');
    expect([path, status, allowed.filter((method) => method !== 'head').toSorted()]).toEqual([
      path,
      405,
      there.toSorted(),
    ]);
  }
});

test('a visitor without a session is refused every call that needs one', async () => {
  for (const { name, call, ...route } of calls) {
    const { status, body } = await send(route);
    if (call.access === 'anyone') {
      expect([name, [401, 405, 500].includes(status) && body.code === 'signed-out']).toEqual([
        name,
        false,
      ]);
    } else {
      const refused = call.access === 'booking' ? [404, 'not-found'] : [401, 'signed-out'];
      expect([name, status, body.code]).toEqual([name, ...refused]);
    }
  }
});

test('a traveler is refused every call of the desk, and every call of a booking without its key', async () => {
  const browser = await join();
  for (const { name, method, path, call } of calls) {
    if (isOfDesk(call.access)) {
      const { status, body } = await browser[method](addressOf(path), {});
      expect([name, status, body.code]).toEqual([name, 401, 'signed-out']);
    }
    if (call.access === 'booking') {
      const { status } = await browser[method](`${addressOf(path)}?key=wrong`, {});
      expect([name, status]).toEqual([name, 404]);
    }
  }
});

// tests/deep/server/desk/everyRoute.test.ts tests the other roles.
test('an agent may make exactly the calls that the permissions allow, and refusals are recorded', async () => {
  const role = 'agent';
  const { browser, id } = await joinDesk(role);
  const refused: string[] = [];
  for (const {
    name,
    method,
    path,
    call: { access },
  } of calls) {
    if (!isOfDesk(access) || access === 'staff') continue;
    const { status, body } = await browser[method](addressOf(path), {});
    if (isPermitted(role, access)) {
      expect([name, [401, 403, 405, 500].includes(status)]).toEqual([name, false]);
    } else {
      expect([name, status, body.code]).toEqual([name, 403, 'not-permitted']);
      refused.push(access);
    }
  }
  const recorded = (await record()).filter((row) => row.refused && row.actor_id === id);
  expect(recorded.map(({ action }) => action)).toEqual(refused);
});

test('every call with a session reports the outage while the database is down', async () => {
  const traveller = await join();
  const staff = await joinDesk('admin');
  const relay = await breakableConnection(database().url);
  const down = openDatabase(relay.url, listeningLog().log);
  const other = start({ database: down });
  const signedIn = ({ cookies }: typeof traveller) => {
    const browser = other.browser();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  expect((await signedIn(traveller).get('/api/trips')).status).toBe(200);
  expect((await signedIn(staff.browser).get('/api/desk/today')).status).toBe(200);
  relay.breakOff();
  const wrong: unknown[] = [];
  for (const { name, method, path, call } of calls) {
    const needsSession = call.access === 'traveller' || isOfDesk(call.access);
    // A sign-out deletes the session from the browser, so each call uses a new browser.
    const browser = signedIn(isOfDesk(call.access) ? staff.browser : traveller);
    const { status } = await browser[method](addressOf(path), {});
    if (status === 500 || (needsSession && status !== 503)) wrong.push([name, status]);
  }
  await other.stop();
  await down.close();
  await relay.close();
  expect(wrong).toEqual([]);
});
