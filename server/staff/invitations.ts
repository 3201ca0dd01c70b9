import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { recordAction } from '../record/recordAction.ts';
import { createPasswordHash, rejectPersonalPassword } from '../auth/passwords.ts';
import { makeRecoveryCodes } from '../auth/recoveryCodes.ts';
import type { Tables } from '../database/tables.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import { stepOfCode } from '../auth/oneTimeCode.ts';
import { createStoredRecoveryCodes } from '../auth/storedRecoveryCodes.ts';
import { base32, deskIssuer } from './authenticator.ts';
import type { InvitationContext, StaffContext } from './staffContext.ts';
import { enqueueInvitation } from './staffMail.ts';

/** The lifetime of an invitation. */
const invitationMs = 3 * dayMs;

/**
 * The choices made with an invitation. They are kept until a code proves that the app has the
 * secret.
 */
const startedSchema = v.object({
  name: v.string(),
  passwordHash: v.string(),
  secret: v.string(),
  /**
   * The hashes of the recovery codes. An invitation that an earlier version opened has the codes
   * themselves.
   */
  recoveryCodes: v.array(v.string()),
});

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const startedIdentifier = (invitationId: string) => `invitation:${invitationId}`;

/** Sends a new invitation and ends the earlier ones. Returns its token. */
export async function sendInvitation(
  tx: Transaction<Tables>,
  context: InvitationContext,
  { id: staffId, email, role }: { id: string; email: string; role: StaffRole },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(context.now().getTime() + invitationMs);
  await tx.deleteFrom('staff_invitations').where('email', '=', email).execute();
  await tx
    .insertInto('staff_invitations')
    .values({ id: randomUUID(), token_hash: hashOf(token), email, role, expires_at: expiresAt })
    .execute();
  await enqueueInvitation(tx, context, { staffId, to: email, token });
  return token;
}

/** Removes all credentials and sessions of a member. */
export async function removeCredentials(tx: Transaction<Tables>, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_oidc_links').where('staff_id', '=', staffId).execute();
  await tx.deleteFrom('staff_passkeys').where('account_id', '=', staffId).execute();
  for (const table of ['staff_session', 'staff_account', 'staff_two_factor'] as const) {
    await tx.deleteFrom(table).where('userId', '=', staffId).execute();
  }
  await tx.deleteFrom('staff_verification').where('value', '=', staffId).execute();
}

/**
 * Returns the open invitation of a token with its member, both locked. Throws a `link-expired`
 * problem if there is none.
 */
async function lockInvitation(tx: Transaction<Tables>, token: string, now: Date) {
  const invitation = await tx
    .selectFrom('staff_invitations')
    .select(['id', 'email'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) throw deskProblem('link-expired');
  const member = await tx
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('email', '=', invitation.email)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw deskProblem('link-expired');
  return { ...invitation, member };
}

/**
 * Opens an invitation with a name and a password. Returns the address of the member, the secret for
 * an authenticator app, and recovery codes. The new password does not work until
 * `confirmInvitation`. Opening the invitation again replaces the earlier choices.
 */
export async function openInvitation(
  { database, secret: key, now, passwordCost, rejectLeakedPassword }: StaffContext,
  { token, name, password }: { token: string; name: string; password: string },
) {
  await rejectLeakedPassword(password, 'password');
  const passwordHash = await createPasswordHash(passwordCost).hash(password);
  const secret = randomBytes(24).toString('base64url');
  const recoveryCodes = makeRecoveryCodes();
  const { encrypt } = createStoredRecoveryCodes({ secret: key, cost: passwordCost });
  const hashes: unknown = JSON.parse(await encrypt(JSON.stringify(recoveryCodes)));
  const data = JSON.stringify({ name, passwordHash, secret, recoveryCodes: hashes });
  const value = await symmetricEncrypt({ key, data });
  const email = await database.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, token, now());
    rejectPersonalPassword(password, { name, email: invitation.email }, 'password');
    const identifier = startedIdentifier(invitation.id);
    await tx.deleteFrom('staff_verification').where('identifier', '=', identifier).execute();
    const expiresAt = new Date(now().getTime() + invitationMs);
    await tx
      .insertInto('staff_verification')
      .values({ id: randomUUID(), identifier, value, expiresAt })
      .execute();
    return invitation.email;
  });
  const issuer = deskIssuer();
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret: base32(secret), issuer, digits: '6', period: '30' });
  const uri = `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
  return { email, uri, secret: base32(secret), recoveryCodes };
}

/**
 * Completes an account with the first code of its app. The new credentials replace all earlier
 * ones, and all earlier sessions end. Returns the member's id. A `wrong-code` problem changes
 * nothing. If two calls run at once, one of them gets `link-expired`.
 */
export async function confirmInvitation(
  { database, secret: key, now, passwordCost }: StaffContext,
  { token, code, requestId }: { token: string; code: string; requestId: string | undefined },
): Promise<string> {
  return database.transaction(async (tx) => {
    const { id, member } = await lockInvitation(tx, token, now());
    const identifier = startedIdentifier(id);
    const row = await tx
      .selectFrom('staff_verification')
      .select('value')
      .where('identifier', '=', identifier)
      .executeTakeFirst();
    if (!row) throw deskProblem('link-expired');
    const text = await symmetricDecrypt({ key, data: row.value });
    const started = v.parse(v.pipe(v.string(), v.parseJson(), startedSchema), text);
    const lastStep = stepOfCode(started.secret, code, now());
    if (lastStep === undefined) throw deskProblem('wrong-code');
    const { encrypt } = createStoredRecoveryCodes({ secret: key, cost: passwordCost });
    const sealed = {
      secret: await symmetricEncrypt({ key, data: started.secret }),
      backupCodes: await encrypt(JSON.stringify(started.recoveryCodes)),
    };
    const { id: userId, role } = member;
    await removeCredentials(tx, userId);
    await tx
      .insertInto('staff_account')
      .values({
        id: randomUUID(),
        accountId: userId,
        providerId: 'credential',
        userId,
        password: started.passwordHash,
      })
      .execute();
    await tx
      .insertInto('staff_two_factor')
      .values({ id: randomUUID(), userId, ...sealed, verified: true, lastStep })
      .execute();
    await tx
      .updateTable('staff')
      .set({ name: started.name, twoFactorEnabled: true })
      .where('id', '=', userId)
      .execute();
    await tx
      .updateTable('staff_invitations')
      .set({ used_at: now() })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('staff_verification').where('identifier', '=', identifier).execute();
    await recordAction(
      tx,
      { kind: 'staff', id: userId, role, ...(requestId !== undefined && { requestId }) },
      { action: 'staff.join', subject: { kind: 'staff', id: userId } },
    );
    return userId;
  });
}
