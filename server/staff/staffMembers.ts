import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { StaffEntry } from '#contracts/site/desk/deskStaff.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Tables } from '../database/tables.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import { requirePasskey } from '../desk/passkeyRule.ts';
import { ProblemError } from '../request/problemError.ts';
import { removeCredentials, sendInvitation } from './invitations.ts';
import type { InvitationContext } from './staffContext.ts';

type Member = {
  id: string;
  email: string;
  role: StaffRole;
  twoFactorEnabled: boolean | null;
  endedAt: Date | null;
};

/**
 * A change of a member of the staff, as the record stores it: the person who makes the change, and
 * the reason.
 */
type Change = { actor: Actor; reason: string | undefined };

/**
 * Lists all accounts of the staff by address, ended ones last. With an `id`, returns only that
 * account.
 */
export async function listStaff(
  { database, now }: Pick<InvitationContext, 'database' | 'now'>,
  id?: string,
): Promise<StaffEntry[]> {
  const rows = await database.db
    .selectFrom('staff')
    .leftJoin('staff_invitations', (join) =>
      join
        .onRef('staff_invitations.email', '=', 'staff.email')
        .on('staff_invitations.used_at', 'is', null)
        .on('staff_invitations.expires_at', '>', now()),
    )
    .select(['staff.id', 'name', 'staff.email', 'staff.role', 'twoFactorEnabled', 'endedAt'])
    .select(['lastSignInAt', 'staff_invitations.expires_at as invitedUntil'])
    .$if(id !== undefined, (query) => query.where('staff.id', '=', id ?? ''))
    .orderBy('staff.email')
    .execute();
  const entries = rows.map(
    ({ lastSignInAt, invitedUntil, endedAt, twoFactorEnabled, ...member }): StaffEntry => ({
      ...member,
      state: stateOf({ endedAt, twoFactorEnabled }),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      invitedUntil: (endedAt ? null : invitedUntil)?.toISOString() ?? null,
    }),
  );
  const isEnded = ({ state }: StaffEntry) => Number(state === 'ended');
  return entries.sort((one, other) => isEnded(one) - isEnded(other));
}

function stateOf({ endedAt, twoFactorEnabled }: Pick<Member, 'endedAt' | 'twoFactorEnabled'>) {
  if (endedAt) return 'ended';
  return twoFactorEnabled === true ? 'active' : 'invited';
}

/**
 * Creates an account of the staff, or reopens an ended one, and sends it an invitation. Throws an
 * `already-staff` problem if the address belongs to an active account. Returns the id of the
 * account and the token of the invitation.
 */
export async function inviteMember(
  context: InvitationContext,
  { actor, reason }: Change,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ id: string; token: string }> {
  const invited = await context.database.transaction(async (tx) => {
    await lockAdmins(tx, actor);
    await tx
      .insertInto('staff')
      .values({ id: randomUUID(), name: '', email, role, createdAt: context.now() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    const member = await lockMember(tx, 'email', email);
    if (stateOf(member) === 'active') throw deskProblem('already-staff');
    await removeCredentials(tx, member.id);
    await tx
      .updateTable('staff')
      .set({ role, endedAt: null, twoFactorEnabled: false })
      .where('id', '=', member.id)
      .execute();
    const token = await sendInvitation(tx, context, { ...member, role });
    const subject = { kind: 'staff', id: member.id };
    await recordAction(tx, actor, { action: 'staff.invite', subject, after: { role }, reason });
    return { id: member.id, token };
  });
  context.wake();
  return invited;
}

/**
 * Sends a new invitation, for example after a phone was lost. Removes the password, the second
 * step, the passkeys and all sessions of the member at once. The member cannot sign in until the
 * invitation is used. Returns the token.
 */
export async function inviteAgain(
  context: InvitationContext,
  { actor, reason }: Change,
  id: string,
): Promise<string> {
  const token = await context.database.transaction(async (tx) => {
    const admins = await lockAdmins(tx, actor);
    const member = await lockMember(tx, 'id', id);
    if (member.endedAt) throw deskProblem('staff-changed');
    if (actor.kind === 'staff') requireOthers(actor, admins, id);
    await removeCredentials(tx, id);
    await tx.updateTable('staff').set({ twoFactorEnabled: false }).where('id', '=', id).execute();
    const sent = await sendInvitation(tx, context, member);
    const before = { state: stateOf(member) };
    const subject = { kind: 'staff', id };
    const after = { state: 'invited' };
    await recordAction(tx, actor, { action: 'staff.invite', subject, before, after, reason });
    return sent;
  });
  context.wake();
  return token;
}

/**
 * Changes a role, with effect from the next request. Throws a `staff-changed` problem if the
 * current role is not `from`.
 */
export async function changeRole(
  { database }: Pick<InvitationContext, 'database'>,
  { actor, reason }: Change,
  { id, from, role }: { id: string; from: StaffRole; role: StaffRole },
): Promise<void> {
  await database.transaction(async (tx) => {
    const admins = await lockAdmins(tx, actor);
    const member = await lockMember(tx, 'id', id);
    if (member.endedAt || member.role !== from) throw deskProblem('staff-changed');
    if (role !== 'admin') requireOthers(actor, admins, id);
    await tx.updateTable('staff').set({ role }).where('id', '=', id).execute();
    await tx
      .updateTable('staff_invitations')
      .set({ role })
      .where('email', '=', member.email)
      .execute();
    await recordAction(tx, actor, {
      action: 'staff.change-role',
      subject: { kind: 'staff', id },
      before: { role: from },
      after: { role },
      reason,
    });
  });
}

/** Ends an account. The member is signed out everywhere and can no longer sign in. */
export async function endMember(
  { database, now }: Pick<InvitationContext, 'database' | 'now'>,
  { actor, reason }: Change,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const admins = await lockAdmins(tx, actor);
    const member = await lockMember(tx, 'id', id);
    if (member.endedAt) throw deskProblem('staff-changed');
    requireOthers(actor, admins, id);
    await removeCredentials(tx, id);
    await tx.deleteFrom('staff_invitations').where('email', '=', member.email).execute();
    await tx
      .updateTable('staff')
      .set({ endedAt: now(), twoFactorEnabled: false })
      .where('id', '=', id)
      .execute();
    await recordAction(tx, actor, {
      action: 'staff.end',
      subject: { kind: 'staff', id },
      before: { state: stateOf(member) },
      after: { state: 'ended' },
      reason,
    });
  });
}

/** Turns on or off the rule that moving money needs a passkey. */
export async function changePasskeyRule(
  { database, now }: Pick<InvitationContext, 'database' | 'now'>,
  { actor, reason }: Change,
  required: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockAdmins(tx, actor);
    if (!(await requirePasskey(tx, required, now()))) return;
    await recordAction(tx, actor, {
      action: 'staff.require-passkey',
      subject: { kind: 'desk', id: 'passkey-for-money' },
      before: { required: !required },
      after: { required },
      reason,
    });
  });
}

/**
 * Locks the administrators until the transaction ends, so that two of them cannot end each other,
 * and returns their ids. Throws a `signed-out` problem if the actor is no longer an administrator.
 */
async function lockAdmins(tx: Transaction<Tables>, actor: Actor): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('endedAt', 'is', null)
    .where('twoFactorEnabled', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  const admins = rows.map(({ id }) => id);
  if (actor.kind === 'staff' && !admins.includes(actor.id ?? '')) throw deskProblem('signed-out');
  return admins;
}

/** Throws a problem if this member is the actor or the last administrator. */
function requireOthers(actor: Actor, admins: readonly string[], id: string): void {
  if (actor.kind === 'staff' && actor.id === id) throw deskProblem('yourself');
  if (admins.length === 1 && admins[0] === id) throw deskProblem('last-admin');
}

async function lockMember(
  tx: Transaction<Tables>,
  column: 'id' | 'email',
  value: string,
): Promise<Member> {
  const member = await tx
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'twoFactorEnabled', 'endedAt'])
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw new ProblemError(404, 'There is no such member of the staff.');
  return member;
}
