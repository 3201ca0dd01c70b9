import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';
import {
  asksSecondStep,
  type DeskPermission,
  deskPermissions,
  isPermitted,
  staffRoles,
} from '#contracts/site/desk/permissions.ts';
import { runScript } from '../../support/runScript.ts';
import { staffSite } from '../staff/staffSite.ts';

const { site, db, database, joinDesk, record } = staffSite();

/** Each command of the operator, and the permission that the same thing needs at the desk. */
const commands: Record<string, Record<string, DeskPermission>> = {
  bookings: {
    list: 'bookings.read',
    show: 'bookings.read',
    confirm: 'bookings.decide',
    decline: 'bookings.decide',
    settle: 'bookings.settle',
    cancel: 'bookings.cancel',
    stayed: 'bookings.report-stay',
    'no-show': 'bookings.report-stay',
    export: 'bookings.export',
  },
  newsletter: { export: 'newsletter.export', remove: 'newsletter.remove' },
  promotions: { create: 'promotions.create', list: 'promotions.read', end: 'promotions.end' },
  record: { verify: 'record.verify', list: 'record.read' },
  reviews: {
    list: 'reviews.read',
    show: 'reviews.read',
    hide: 'reviews.moderate',
    unhide: 'reviews.moderate',
  },
  staff: {
    list: 'staff.read',
    invite: 'staff.invite',
    role: 'staff.change-role',
    end: 'staff.end',
  },
};

const isPermission = (access: string): access is DeskPermission => access in deskPermissions;

/** The calls of the desk, by the permission that each needs. */
const rules = Object.entries(siteCalls).flatMap(([name, { access }]) => {
  const [method = '', path = ''] = name.split(' ');
  const route = `${method.toLowerCase()} ${path}`;
  return isPermission(access) ? [{ route, permission: access }] : [];
});

const methodSchema = v.picklist(['get', 'post', 'put', 'patch', 'delete']);

/** Sends a request without what it needs, so that it changes nothing. */
async function send(browser: ReturnType<ReturnType<typeof site>['browser']>, route: string) {
  const [word, path = ''] = route.split(' ');
  return browser[v.parse(methodSchema, word)](path.replaceAll(/:\w+/g, 'none'), {});
}

test.each(staffRoles)('%s reaches what the rules permit, and nothing else', async (role) => {
  const { browser, id } = await joinDesk(role);
  const refused = [];
  for (const { route, permission } of rules) {
    const { status, body } = await send(browser, route);
    if (isPermitted(role, permission)) {
      expect([route, [401, 403, 405, 500].includes(status)]).toEqual([route, false]);
    } else {
      expect([route, status, body.code]).toEqual([route, 403, 'not-permitted']);
      refused.push(permission);
    }
  }
  const recorded = (await record()).filter((row) => row.refused && row.actor_id === id);
  expect(recorded.map(({ action }) => action)).toEqual(refused);
});

test('what moves money asks for a new second step, on every route', async () => {
  const { browser, id } = await joinDesk('admin');
  await db()
    .updateTable('staff_session')
    .set({ secondStepAt: new Date(0) })
    .where('userId', '=', id)
    .execute();
  for (const { route, permission } of rules) {
    const { status, body } = await send(browser, route);
    const needed = status === 403 && body.code === 'second-step-needed';
    expect([route, needed]).toEqual([route, asksSecondStep(permission)]);
  }
});

test('every command of the operator has a permission above', async () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const entries = /(\w+): '(\.\/server\/\w+\/command\.ts)'/g;
  const programs = [...readFileSync('webpack.config.ts', 'utf8').matchAll(entries)];
  const found: Record<string, string[]> = {};
  for (const [, name = '', entry = ''] of programs) {
    expect(scripts[name]).toBe(`node dist/server/${name}.js`);
    const env = { DATABASE_URL: database().url, DATA_DIR: site().dataDir };
    const { stderr } = await runScript(entry, [], { env });
    const lines = stderr.matchAll(/^ {2}(?:npm run \w+ -- )?([a-z-]+)\b/gm);
    found[name] = [...new Set([...lines].map(([, command = '']) => command))].toSorted();
  }
  const expected = Object.entries(commands).map(([name, each]) => [
    name,
    Object.keys(each).toSorted(),
  ]);
  expect(found).toEqual(Object.fromEntries(expected));
}, 120_000);
