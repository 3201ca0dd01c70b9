import request from 'supertest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { breakableConnection } from '../../support/breakableConnection.ts';
import { eventually, own } from '../bookings/support/startTestBookings.ts';
import { staffSite } from '../staff/staffSite.ts';
import { listeningLog } from '../testApp.ts';

const { start, database, db, join, joinDesk } = staffSite();

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

test.each([
  ['a traveler', '/api/auth/sign-out', 'session', '/api/trips'],
  ['the staff', '/api/desk/session/sign-out', 'staff_session', '/api/desk/today'],
] as const)(
  'a sign-out of %s during a database outage works here at once, and everywhere after the outage',
  async (who, path, table, read) => {
    const signedIn = who === 'the staff' ? (await joinDesk('agent')).browser : await join();
    const relay = await breakableConnection(database().url);
    const down = openDatabase(relay.url, listeningLog().log);
    const other = start({ database: down });
    opened.push(other.stop, down.close, relay.close);
    const browser = other.browser();
    for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
    expect((await browser.get(read)).status).toBe(200);

    relay.breakOff();
    // better-auth reads the first cookie, which is signed, and ignores the value with a space.
    const [name = '', value = ''] =
      [...signedIn.cookies].find(([each]) => each.includes('.session_token')) ?? [];
    const forged = `\u00a0${name}=${value}; ${name}=a%00b.c`;
    const answer = await request(other.app)
      .post(path)
      .set({ ...own, Cookie: forged });
    expect(answer.status).toBe(503);
    const { status, body } = await browser.post(path);
    expect([status, body.code]).toEqual([503, 'signed-out-here']);
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    expect(await db().selectFrom(table).select('id').execute()).toHaveLength(1);

    relay.repair();
    await eventually(async (saw) => {
      const left = saw(await db().selectFrom(table).select('id').execute());
      return left.length === 0 ? true : undefined;
    });
    expect((await signedIn.get(read)).status).toBe(401);
  },
);
