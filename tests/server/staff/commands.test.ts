import { callCommand, operatorCommandOf } from '../operatorCommandOf.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { requirePasskey } from '#server/desk/passkeyRule.ts';
import { staffCommands } from '#server/staff/staffCommands.ts';
import { addressOf, takeInvitation } from './joinStaff.ts';
import { staffSite } from './staffSite.ts';

const { site, database, joinDesk, record } = staffSite();
const command = operatorCommandOf('server/staff/command.ts', { database, site });
const email = addressOf('admin');

/** Calls the function of the command, without starting a process. */
const run = (
  positionals: string[],
  values: { role?: string; again?: boolean; reason?: string } = {},
) =>
  callCommand((say) =>
    staffCommands(
      {
        database: database().database,
        secret: testSecret,
        siteOrigin: 'https://www.hotels.example',
        actor: { kind: 'command', id: 'operator' },
      },
      { positionals, values },
      say,
    ),
  );
const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

test('the command invites the first administrator, who signs in with the link', async () => {
  expect((await run(['list'])).stdout).toContain('Nobody may use the desk yet');
  const { code, stdout } = await command('invite', email, '--role', 'admin');
  expect(code).toBe(0);
  expect(stdout).toContain('https://www.hotels.example/desk/invitation#token=');
  await takeInvitation(site().browser().post, tokenIn(stdout));
  expect((await run(['list'])).stdout).toMatch(/^admin@desk\.example {2}admin {2}active {2}Mary/);
  const [first] = await record();
  expect(first).toMatchObject({ actor_kind: 'command', action: 'staff.invite' });
  expect(first?.actor_id).not.toBeNull();
}, 60_000);

test('the command replaces the second step of the only administrator', async () => {
  const { browser } = await joinDesk('admin');
  expect((await run(['invite', email], { role: 'admin' })).stderr).toContain('has this address');
  const { stdout } = await run(['invite', email], { again: true });
  expect((await browser.get('/api/desk/session')).body.staff).toBeNull();
  await takeInvitation(site().browser().post, tokenIn(stdout), 'Grace');
  expect((await run(['list'])).stdout).toContain('admin  active  Grace');
});

test('the command refuses an impossible change and says why', async () => {
  await joinDesk('admin');
  for (const [positionals, message, role] of [
    [['end', email], 'last administrator'],
    [['role', email, 'agent'], 'last administrator'],
    [['role', email, 'owner'], 'Choose a role'],
    [['invite', 'new@desk.example'], 'Choose a role'],
    [['invite', 'nobody'], 'Not an e-mail address: nobody', 'agent'],
    [['end', 'nobody@desk.example'], 'No member of the staff'],
    [['help'], 'npm run staff -- invite EMAIL'],
  ] as const) {
    const { code, stderr } = await run([...positionals], role ? { role } : {});
    expect([positionals, code, stderr]).toEqual([positionals, 1, expect.stringContaining(message)]);
  }
});

test('the command changes a role and ends the access of a member', async () => {
  const { browser } = await joinDesk('agent');
  await run(['role', addressOf('agent'), 'finance']);
  expect((await browser.get('/api/desk/session')).body.staff.role).toBe('finance');
  await run(['end', addressOf('agent')], { reason: 'Has left.' });
  expect((await browser.get('/api/desk/session')).body.staff).toBeNull();
  expect((await run(['list'])).stdout).toContain('finance  ended');
});

test('the command turns off the rule that moving money needs a passkey, and the record shows it', async () => {
  const rules = () => database().database.db.selectFrom('staff_rules').select('name').execute();
  await requirePasskey(database().database.db, true, new Date());
  expect(await rules()).toHaveLength(1);
  const { stdout } = await run(['passkey-for-money', 'off'], { reason: 'The only one is lost.' });
  expect(stdout).toContain('Moving money no longer needs a passkey.');
  expect(await rules()).toEqual([]);
  expect((await record()).at(-1)).toMatchObject({
    actor_kind: 'command',
    action: 'staff.require-passkey',
    after: { required: false },
  });
  expect((await run(['passkey-for-money', 'on'])).stderr).toContain('Usage:');
});
