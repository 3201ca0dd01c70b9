import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';
import { asksSecondStep, isPermitted, staffRoles } from '#contracts/site/desk/permissions.ts';
import { rules, send } from '../../../server/desk/deskRules.ts';
import { staffSite } from '../../../server/staff/staffSite.ts';

const { db, joinDesk, record } = staffSite();

test.each(staffRoles)('%s reaches exactly the routes that the rules permit', async (role) => {
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

test('every route that moves money needs a recent second step', async () => {
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

const objectSchema = v.object({ entries: v.record(v.string(), v.unknown()) });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Values that look valid until a database reads them. */
const oddValues = [
  '0000-01-01',
  '9999-12-31',
  '1_zz',
  '1_99999999999999999999999',
  '9999999999999999_0',
  'a\0b',
  encoded(['a\0b', 'x']),
  encoded(['2027-03', '\ud800']),
];

test('no query value of the desk causes a server error', async () => {
  const failed: unknown[] = [];
  for (const { route } of rules.filter((rule) => rule.route.startsWith('get '))) {
    const [, path = ''] = route.split(' ');
    const { query: schema } = siteCalls[`GET ${path}`] ?? {};
    if (!schema) continue;
    // Requests of one staff member are limited, so each route gets a new one.
    const { browser } = await joinDesk('admin', `${randomUUID()}@hotels.example`);
    const { entries: fields } = v.parse(objectSchema, schema);
    for (const field of Object.keys(fields)) {
      for (const value of oddValues) {
        const query = new URLSearchParams({
          ...('month' in fields && { month: '2027-03' }),
          [field]: value,
        });
        const { status } = await browser.get(`${path.replaceAll(/:\w+/g, 'none')}?${query}`);
        if (status === 429 || status >= 500) failed.push([route, field, value, status]);
      }
    }
  }
  expect(failed).toEqual([]);
});
