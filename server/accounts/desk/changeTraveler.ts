import type { Transaction } from 'kysely';
import type { TravelerProblemCode } from '#contracts/site/desk/deskTravelers.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { joinTransaction } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';

/**
 * A change of a traveler's account: the account, the person who makes the change, and the reason.
 */
type Change = { accountId: string; actor: Actor; reason: string };

/** Signs an account out everywhere. Throws a 409 problem if the account has no session. */
export function signOutTraveler(context: AccountContext, change: Change): Promise<void> {
  return changeTraveler(context, change, async (tx) => {
    const sessions = await endSessionsOf(tx, change.accountId);
    if (sessions === 0) throw conflict('no-sessions', 'The account has no active sessions.');
    await record(tx, change, 'travellers.sign-out', { sessions }, { sessions: 0 });
  });
}

/**
 * Removes the second step of an account together with its recovery codes. Also signs the account
 * out everywhere and notifies its owner by mail. Throws a 409 problem if the account has no second
 * step.
 */
export async function resetTwoStep(context: AccountContext, change: Change): Promise<void> {
  await changeTraveler(context, change, async (tx, user) => {
    if (user.twoFactorEnabled !== true) {
      throw conflict('two-step-off', 'Two-step sign-in is off.');
    }
    const { accountId } = change;
    await tx.deleteFrom('twoFactor').where('userId', '=', accountId).execute();
    const off = { twoFactorEnabled: false };
    await tx.updateTable('user').set(off).where('id', '=', accountId).execute();
    const sessions = await endSessionsOf(tx, accountId);
    await endLinks(tx, accountId);
    const joined = { ...context, database: joinTransaction(context.database, tx) };
    await mailOwner(joined, { accountId, ...user }, { template: 'two-step-reset' });
    const before = { twoStep: true, sessions };
    await record(tx, change, 'travellers.reset-two-step', before, { twoStep: false, sessions: 0 });
  });
  context.wake();
}

type Owner = { name: string; email: string; twoFactorEnabled: boolean | null };

/**
 * Locks an account and changes it in one transaction. Throws a 404 problem if the account does not
 * exist.
 */
function changeTraveler(
  { database }: AccountContext,
  { accountId }: Change,
  work: (tx: Transaction<Tables>, user: Owner) => Promise<void>,
): Promise<void> {
  return database.transaction(async (tx) => {
    const user = await tx
      .selectFrom('user')
      .select(['name', 'email', 'twoFactorEnabled'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new ProblemError(404, 'There is no such account.');
    await work(tx, user);
  });
}

async function endSessionsOf(tx: Transaction<Tables>, accountId: string): Promise<number> {
  const ended = await tx.deleteFrom('session').where('userId', '=', accountId).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

function record(
  tx: Transaction<Tables>,
  { accountId, actor, reason }: Change,
  action: 'travellers.sign-out' | 'travellers.reset-two-step',
  before: object,
  after: object,
): Promise<void> {
  const subject = { kind: 'traveller', id: accountId };
  return recordAction(tx, actor, { action, subject, before, after, reason });
}

function conflict(code: TravelerProblemCode, detail: string): ProblemError {
  return new ProblemError(409, detail, { members: { code } });
}
