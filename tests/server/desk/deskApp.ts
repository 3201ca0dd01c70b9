import { Router } from 'express';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { createDeskResource } from '#server/desk/createDeskResource.ts';
import type { DeskRoute, SignedInStaff } from '#server/desk/deskRoute.ts';
import request from 'supertest';
import { createRateLimits } from '#server/request/createRateLimits.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { own } from '../bookings/support/startTestBookings.ts';
import { testApp } from '../testApp.ts';

type DeskAppOptions = {
  database: Database;
  routes: readonly DeskRoute[];
  now?: () => Date;
};

/** Returns a staff member with this role who has just completed the second step. */
export function staffOfRole(
  role: StaffRole,
  secondStepAt: Date | null = new Date(),
): SignedInStaff {
  const email = `${role}@hotels.example`;
  return {
    id: `staff-${role}`,
    name: role,
    email,
    role,
    sessionId: `session-${role}`,
    secondStepAt,
    passkeyAt: null,
  };
}

/** Stores the staff member with this role, so that the record can name them. */
export async function addStaff({ db }: Database, role: StaffRole, name: string): Promise<void> {
  const { id, email } = staffOfRole(role);
  const row = { id, name, email, role, createdAt: new Date() };
  const insert = db.insertInto('staff').values(row);
  await insert.onConflict((conflict) => conflict.column('id').doNothing()).execute();
}

/** Returns the rows of the record from this test about a subject such as `reviews`. */
export function recordOfTest(database: () => { database: Database }, subject: string) {
  const db = () => database().database.db;
  let before: number | bigint = 0;
  beforeEach(async () => {
    const newest = db().selectFrom('audit_record');
    const { last } = await newest
      .select(({ fn }) => fn.max<number | bigint | null>('id').as('last'))
      .executeTakeFirstOrThrow();
    before = last ?? 0;
  });
  return () =>
    db()
      .selectFrom('audit_record')
      .select(['action', 'actor_kind', 'actor_id', 'subject_id', 'before', 'after', 'reason'])
      .select('refused')
      .where('action', 'like', `${subject}.%`)
      .where('id', '>', before)
      .orderBy('id')
      .execute();
}

/**
 * Serves routes of the desk behind the whole pipeline of the site to a signed-in staff member.
 * Other tests cover the staff sign-in.
 */
export function deskApp({ database, routes, now = () => new Date() }: DeskAppOptions) {
  let staff: SignedInStaff | undefined;
  const handler = createDeskResource({
    database,
    routes,
    now,
    session: Router(),
    rateLimits: createRateLimits({ database, secret: testSecret, now }),
    staffOf: () => Promise.resolve(staff),
  });
  const app = testApp('http://127.0.0.1:9', { resources: { desk: { handler } } });
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
    request(app)[method](path).set(own).send(body);
  return {
    app,
    /** Sets the sender of the next requests, or signs out without an argument. */
    signIn: (who?: StaffRole | SignedInStaff) => {
      staff = typeof who === 'string' ? staffOfRole(who) : who;
    },
    get: (path: string) => send('get', path),
    post: (path: string, body: object = {}) => send('post', path, body),
    put: (path: string, body: object = {}) => send('put', path, body),
    delete: (path: string, body: object = {}) => send('delete', path, body),
  };
}
