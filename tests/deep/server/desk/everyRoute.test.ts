import { asksSecondStep, isPermitted, staffRoles } from '#contracts/site/desk/permissions.ts';
import { rules, send } from '../../../server/desk/deskRules.ts';
import { staffSite } from '../../../server/staff/staffSite.ts';

const { db, joinDesk, record } = staffSite();

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
