import {
  type DeskPermission,
  deskPermissions,
  isPermitted,
  type StaffRole,
  staffRoles,
} from '#contracts/site/desk/permissions.ts';
import type { DeskRoute } from '#server/desk/deskRoute.ts';
import { deskListLimit } from '#server/request/limits.ts';
import { ProblemError } from '#server/request/problemError.ts';
import { sql } from 'kysely';
import { databaseOfFile } from '../../support/testDatabase.ts';
import { deskApp, staffOfRole } from './deskApp.ts';

const created = databaseOfFile();
const database = () => created().database;

const permissions = Object.keys(deskPermissions).filter(
  (name): name is DeskPermission => name in deskPermissions,
);
/**
 * The permissions to move money or to decide who may, with their roles. They are repeated here so
 * that a mistake in the table of the site is detected.
 */
const movesMoney: Partial<Record<DeskPermission, readonly StaffRole[]>> = {
  'bookings.rebuild': ['agent', 'admin'],
  'bookings.waive-fee': ['finance', 'admin'],
  'bookings.goodwill': ['finance', 'admin'],
  'travellers.reset-two-step': ['admin'],
  'travellers.adjust-credit': ['finance', 'admin'],
  'guests.export': ['admin'],
  'guests.erase': ['admin'],
  'money.settle': ['finance', 'admin'],
  'money.edit-hotel': ['finance', 'admin'],
  'money.pay': ['finance', 'admin'],
  'payments.refund': ['finance', 'admin'],
  'exchange-rates.confirm': ['finance', 'admin'],
  'exchange-rates.keep': ['finance', 'admin'],
  'promotions.create': ['finance', 'admin'],
  'promotions.end': ['finance', 'admin'],
  'staff.invite': ['admin'],
  'staff.change-role': ['admin'],
  'staff.end': ['admin'],
  'staff.require-passkey': ['admin'],
};
/** The permissions to show or remove more than agents need, with their roles. */
const restricted: Partial<Record<DeskPermission, readonly StaffRole[]>> = {
  'bookings.export': ['finance', 'admin'],
  'bookings.erase': ['admin'],
  'figures.read': ['finance', 'admin'],
  'figures.export': ['finance', 'admin'],
  'money.read': ['finance', 'admin'],
  'money.export': ['finance', 'admin'],
  'money.invoice': ['finance', 'admin'],
  'payments.close': ['finance', 'admin'],
  'newsletter.export': ['finance', 'admin'],
  'record.read': ['finance', 'admin'],
  'record.verify': ['finance', 'admin'],
  'staff.read': ['admin'],
  'templates.read': ['admin'],
  'templates.create': ['admin'],
  'templates.change': ['admin'],
  'templates.delete': ['admin'],
};
const writtenOut = { ...restricted, ...movesMoney };
const routes = permissions.map((permission): DeskRoute => ({
  method: 'post',
  path: `/api/desk/${permission}/:id`,
  permission,
  handle: ({ res }) => Promise.resolve(void res.status(204).end()),
}));

const refusals = () =>
  database()
    .db.selectFrom('audit_record')
    .select(['actor_kind', 'actor_id', 'actor_role', 'action', 'subject_id', 'refused', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

test.each(staffRoles)('%s reaches exactly the routes that the table permits', async (role) => {
  const desk = deskApp({ database: database(), routes });
  desk.signIn(role);
  for (const { path, permission } of routes) {
    const { status, body } = await desk.post(path.replace(':id', 'b1'));
    const isAllowed = writtenOut[permission]?.includes(role) ?? isPermitted(role, permission);
    const expected = isAllowed ? [204, undefined] : [403, 'not-permitted'];
    expect([permission, status, body.code]).toEqual([permission, ...expected]);
  }
});

test('actions that move money need a second step within the last ten minutes, and refusals are recorded', async () => {
  const desk = deskApp({ database: database(), routes });
  const old = new Date(Date.now() - 11 * 60_000);
  for (const secondStepAt of [old, null]) {
    desk.signIn(staffOfRole('admin', secondStepAt));
    for (const { path, permission } of routes) {
      const { status, body } = await desk.post(path.replace(':id', 'b1'));
      const needsStep = permission in movesMoney;
      const expected = needsStep ? [403, 'second-step-needed'] : [204, undefined];
      expect([permission, status, body.code]).toEqual([permission, ...expected]);
      if (!needsStep) continue;
      expect(await refusals()).toEqual({
        actor_kind: 'staff',
        actor_id: 'staff-admin',
        actor_role: 'admin',
        action: permission,
        subject_id: 'b1',
        refused: true,
        after: { refusal: 'second-step-needed' },
      });
    }
  }
});

test('reading lists of people is limited for each staff member, and the refusal is recorded once', async () => {
  const path = '/api/desk/people';
  const handle: DeskRoute['handle'] = ({ res }) => Promise.resolve(void res.status(204).end());
  const list = { method: 'get', permission: 'travellers.read', handle } as const;
  const desk = deskApp({
    database: database(),
    routes: [
      { ...list, path, listsPeople: true },
      { ...list, path: `${path}/:id` },
    ],
  });
  desk.signIn('agent');
  const before = await refusals();
  const read = async () => (await desk.get(path)).status;
  for (let at = 0; at < deskListLimit.limit; at += 1) expect(await read()).toBe(204);
  expect(await refusals()).toEqual(before);
  const { status, headers } = await desk.get(path);
  expect([status, Number(headers['retry-after']) > 800]).toEqual([429, true]);
  expect(await refusals()).toMatchObject({
    actor_id: 'staff-agent',
    action: 'travellers.read',
    subject_id: '/people',
    after: { refusal: 'too-many-lists' },
  });
  expect((await desk.get(`${path}/one`)).status).toBe(204);
  desk.signIn('finance');
  expect(await read()).toBe(204);
  desk.signIn('agent');
  expect(await read()).toBe(429);
  const recorded = await database()
    .db.selectFrom('audit_record')
    .select('id')
    .where('action', '=', 'travellers.read')
    .where(sql<boolean>`after->>'refusal' = 'too-many-lists'`)
    .execute();
  expect(recorded).toHaveLength(1);
});

test.each<[DeskPermission, number, boolean]>([
  ['money.settle', 409, true],
  ['money.settle', 403, true],
  ['money.settle', 422, false],
  ['bookings.settle', 403, true],
  ['bookings.settle', 409, false],
])(
  'a handler with permission %s that refuses with %i leaves a record: %s',
  async (permission, status, isRecorded) => {
    const path = `/api/desk/refused/${permission}/${status}/:id`;
    const handle = () => {
      throw new ProblemError(status, 'It cannot be done.', { members: { code: 'a-reason' } });
    };
    const refusing: DeskRoute[] = [{ method: 'post', path, permission, handle }];
    const desk = deskApp({ database: database(), routes: refusing });
    desk.signIn('admin');
    const id = `${permission}-${status}`;
    expect((await desk.post(path.replace(':id', id))).status).toBe(status);
    const last = await refusals();
    expect(last?.subject_id === id).toBe(isRecorded);
    if (isRecorded)
      expect(last).toMatchObject({ action: permission, after: { refusal: 'a-reason' } });
  },
);
