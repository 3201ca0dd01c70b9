import { inspect } from 'node:util';
import { totp } from '../../support/totp.ts';
import { inviteStaff, staffPassword } from './joinStaff.ts';
import { staffSite } from './staffSite.ts';

const { site, database, db, joinDesk, record } = staffSite();
const session = '/api/desk/session';
const invitation = '/api/desk/session/invitation';
const invitationConfirmation = '/api/desk/session/invitation/confirmation';
const signIn = '/api/desk/session/sign-in';
const reason = 'As agreed.';
const [one, two] = ['one@desk.example', 'two@desk.example'];
const withId = (path: string, id: string) => path.replace(':id', id);
const chosen = { name: 'Mary Jackson', password: staffPassword };

const stateOf = async (id: string) => {
  const row = await db().selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  return { role: row?.role, ended: row?.endedAt !== null, active: row?.twoFactorEnabled };
};

describe('an invitation', () => {
  test('does not sign a member in before the first code of the authenticator app', async () => {
    const { token } = await inviteStaff(database().database, 'admin', one);
    const browser = site().browser();
    expect((await browser.post(invitation, { token, ...chosen })).status).toBe(200);
    expect((await browser.post(signIn, { email: one, password: staffPassword })).status).toBe(401);
    const wrong = await browser.post(invitationConfirmation, { token, code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-code']);
    expect((await browser.get(session)).body.staff).toBeNull();
  });

  test('that is opened twice works once, with the authenticator app that was set up last', async () => {
    const { token } = await inviteStaff(database().database, 'admin', one);
    const open = () =>
      site()
        .browser()
        .post(invitation, { token, ...chosen });
    const [first, last] = [(await open()).body, (await open()).body];
    const confirm = ({ secret }: { secret: string }) =>
      site()
        .browser()
        .post(invitationConfirmation, { token, code: totp(secret) });
    expect((await confirm(first)).body.code).toBe('wrong-code');
    const answers = await Promise.all([confirm(last), confirm(last)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await open()).body.code).toBe('link-expired');
    expect(await db().selectFrom('staff_account').select('id').execute()).toHaveLength(1);
    expect(await db().selectFrom('staff_two_factor').select('id').execute()).toHaveLength(1);
  });

  test.each([
    [
      'has expired',
      () =>
        db()
          .updateTable('staff_invitations')
          .set({ expires_at: new Date(0) }),
    ],
    ['belongs to an ended account', () => db().updateTable('staff').set({ endedAt: new Date() })],
    ['was replaced', () => db().deleteFrom('staff_invitations')],
  ])('that %s opens nothing', async (_what, change) => {
    const { token } = await inviteStaff(database().database, 'admin', one);
    await change().execute();
    const answer = await site()
      .browser()
      .post(invitation, { token, ...chosen });
    expect([answer.status, answer.body.code]).toEqual([410, 'link-expired']);
  });

  test.each([
    ['short', 'short', 'too-short'],
    ['common', 'password1', 'password-common'],
    ['leaked', '1qaz2wsx', 'password-leaked'],
    ['personal', 'one@desk', 'password-personal'],
  ])('rejects a password that is %s', async (_what, password, code) => {
    const { token } = await inviteStaff(database().database, 'admin', 'one.desk@desk.example');
    const { status, body } = await site()
      .browser()
      .post(invitation, { token, name: 'A', password });
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'password', code })],
    ]);
  });

  test('is stored and recorded without its token, and is recorded without its address', async () => {
    const { token } = await inviteStaff(database().database, 'admin', one);
    for (const table of ['staff_invitations', 'outbox', 'audit_record'] as const) {
      const rows = inspect(await db().selectFrom(table).selectAll().execute(), { depth: 5 });
      expect([table, rows]).toEqual([table, expect.not.stringContaining(token)]);
      if (table !== 'staff_invitations') expect(rows).not.toContain(one);
    }
  });
});

test('an administrator invites a member, changes a role and ends an access, and the record shows it', async () => {
  const { browser: admin, id: adminId } = await joinDesk('admin');
  const invited = await admin.post('/api/desk/staff', { email: one, role: 'agent', reason });
  expect([invited.status, invited.body]).toMatchObject([
    201,
    { email: one, name: '', role: 'agent', state: 'invited', invitedUntil: expect.any(String) },
  ]);
  await site().mailTo(one, 'Set up your access to the desk');
  const taken = await admin.post('/api/desk/staff', {
    email: 'admin@desk.example',
    role: 'agent',
    reason,
  });
  expect([taken.status, taken.body.code]).toEqual([409, 'already-staff']);

  const { browser: member, id } = await joinDesk('agent', two);
  const change = { from: 'agent', role: 'finance', reason };
  const changed = await admin.put(withId('/api/desk/staff/:id/role', id), change);
  expect(changed.body).toMatchObject({ role: 'finance', state: 'active' });
  expect((await member.get(session)).body.staff.role).toBe('finance');
  const again = await admin.put(withId('/api/desk/staff/:id/role', id), change);
  expect([again.status, again.body.code]).toEqual([409, 'staff-changed']);

  const ended = await admin.post(withId('/api/desk/staff/:id/end', id), { reason });
  expect(ended.body).toMatchObject({ state: 'ended', invitedUntil: null });
  expect((await member.get(session)).body.staff).toBeNull();
  expect((await member.get('/api/desk/staff')).body.code).toBe('signed-out');
  const password = staffPassword;
  expect((await member.post(signIn, { email: two, password })).body.code).toBe('wrong-credentials');
  expect((await admin.post(withId('/api/desk/staff/:id/end', id), { reason })).body.code).toBe(
    'staff-changed',
  );
  const rows = (await record()).filter(({ actor_id }) => actor_id === adminId);
  expect(rows.map(({ action, after }) => [action, after])).toEqual(
    expect.arrayContaining([
      ['staff.invite', { role: 'agent' }],
      ['staff.change-role', { role: 'finance' }],
      ['staff.end', { state: 'ended' }],
    ]),
  );
});

test('a new invitation invalidates the password and the second step of a colleague', async () => {
  const { browser: admin } = await joinDesk('admin');
  const { browser: member, id } = await joinDesk('agent', one);
  const reset = await admin.post(withId('/api/desk/staff/:id/invitation', id), { reason });
  expect(reset.body).toMatchObject({ state: 'invited', invitedUntil: expect.any(String) });
  expect((await member.get(session)).body.staff).toBeNull();
  const password = staffPassword;
  expect((await member.post(signIn, { email: one, password })).body.code).toBe('wrong-credentials');
});

describe('the last administrator', () => {
  test('cannot end, demote or reset their own account', async () => {
    const { browser, id } = await joinDesk('admin');
    const calls = [
      () => browser.post(withId('/api/desk/staff/:id/end', id), { reason }),
      () =>
        browser.put(withId('/api/desk/staff/:id/role', id), {
          from: 'admin',
          role: 'agent',
          reason,
        }),
      () => browser.post(withId('/api/desk/staff/:id/invitation', id), { reason }),
    ];
    for (const call of calls) {
      const { status, body } = await call();
      expect([status, body.code]).toEqual([409, 'yourself']);
    }
    expect(await stateOf(id)).toEqual({ role: 'admin', ended: false, active: true });
  });

  test.each([
    ['end', (id: string) => ['post', withId('/api/desk/staff/:id/end', id), { reason }] as const],
    [
      'demote',
      (id: string) =>
        [
          'put',
          withId('/api/desk/staff/:id/role', id),
          { from: 'admin', role: 'agent', reason },
        ] as const,
    ],
    [
      'reset',
      (id: string) => ['post', withId('/api/desk/staff/:id/invitation', id), { reason }] as const,
    ],
  ])('remains when two administrators %s each other at once', async (_what, callOn) => {
    const first = await joinDesk('admin', one);
    const second = await joinDesk('admin', two);
    const send = ({ browser }: typeof first, id: string) => {
      const [method, path, body] = callOn(id);
      return browser[method](path, body);
    };
    const answers = await Promise.all([send(first, second.id), send(second, first.id)]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const states = [await stateOf(first.id), await stateOf(second.id)];
    const admins = states.filter(({ role, ended, active }) => role === 'admin' && !ended && active);
    expect(admins).toHaveLength(1);
  });
});
