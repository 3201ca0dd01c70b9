import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import { deskPasskeyCalls } from '#contracts/site/calls/deskPasskeyCalls.ts';
import type { OwnerProof } from '#contracts/site/account/passkeys.ts';
import { passCookies, readAuthResponse } from '../auth/callAuth.ts';
import { deviceName } from '../auth/deviceName.ts';
import { passkeyProblem } from '../auth/passkeyProblems.ts';
import { createPasskeys, listPasskeys } from '../auth/passkeys.ts';
import type { Tables } from '../database/tables.ts';
import { actorOf } from '../desk/createDeskResource.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import type { SignedInStaff } from '../desk/deskRoute.ts';
import { hasShownPasskey, isPasskeyRequired } from '../desk/passkeyRule.ts';
import { recordAction } from '../record/recordAction.ts';
import { implement } from '../request/implement.ts';
import type { StaffLimits } from '../request/limits.ts';
import { toProblemError } from '../request/problemError.ts';
import { rateLimitError } from '../request/rateLimit.ts';
import { deskIssuer } from './authenticator.ts';
import { problemOfStaffAuthError } from './createStaffAuth.ts';
import type { StaffSessions } from './createStaffSessions.ts';
import { type DeskSignIn, sessionView, tokenOf } from './deskSignIn.ts';
import type { StaffContext } from './staffContext.ts';

const table = 'staff_passkeys';

/**
 * Creates the routes for the passkeys of the staff. A passkey counts as both steps, at a sign-in
 * and before money is moved. The record contains every proof of a known member that was refused
 * with a 403. ADR 0039.
 */
export function staffPasskeys(
  context: StaffContext,
  sessions: StaffSessions,
  { signIn, limits }: { signIn: DeskSignIn; limits: StaffLimits },
) {
  const { database, now, rateLimits } = context;
  const passkeys = createPasskeys(context, table);
  const listOf = (staffId: string) => listPasskeys(database.db, table, staffId);
  const ownerOf = ({ id, sessionId }: SignedInStaff) => ({ accountId: id, sessionId });

  /**
   * Changes the passkeys of a member, with the member locked so that changes run one after another.
   */
  const change = <Result>(
    staffId: string,
    work: (tx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      await lockMember(tx, staffId);
      return work(tx);
    });

  /** Runs `work` and records a refused proof of a signed-in member. */
  const recordingRefusals = async <Result>(
    staff: SignedInStaff,
    res: Response,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    await signIn.countSecondStep(staff.id);
    const guess = await signIn.countGuess(`step ${staff.id}`);
    if (!guess.allowed) throw rateLimitError(guess.seconds);
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      const { status, members } = toProblemError(error);
      if (status === 403) await signIn.refuseProof(staff, res, String(members?.['code']));
      throw error;
    }
    await guess.wasRight();
    return result;
  };

  const checkPassword = async (req: Request, password: string): Promise<void> => {
    const headers = sessions.headersWith(req, 'session_token');
    const { api } = sessions.authFor(req);
    const answer = await api.verifyPassword({ body: { password }, headers, asResponse: true });
    await readAuthResponse(answer, problemOfStaffAuthError);
  };

  /**
   * Runs `work` after checking the password or a passkey. A proof by the passkey with the id `not`
   * is refused. If moving money needs a passkey, a member who has passkeys must have used one
   * recently before the password is accepted. Otherwise the password alone would be enough to add
   * another passkey.
   */
  const withProof = async <Result>(
    staff: SignedInStaff,
    { proof, not }: { proof: OwnerProof; not?: string },
    { req, res }: { req: Request; res: Response },
    work: (tx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> => {
    if ('password' in proof) {
      const isKnown = hasShownPasskey(staff, now()) || (await listOf(staff.id)).length === 0;
      if (!isKnown && (await isPasskeyRequired(database.db))) throw deskProblem('passkey-needed');
      await recordingRefusals(staff, res, () => checkPassword(req, proof.password));
      return change(staff.id, work);
    }
    return recordingRefusals(staff, res, async () => {
      const confirm = await passkeys.takeConfirmation(ownerOf(staff), proof.passkey, not);
      return change(staff.id, async (tx) => {
        await confirm(tx);
        return work(tx);
      });
    });
  };

  const record = (
    tx: Transaction<Tables>,
    { staff, res }: { staff: SignedInStaff; res: Response },
    action: 'staff.add-passkey' | 'staff.remove-passkey',
  ) => recordAction(tx, actorOf(staff, res), { action, subject: { kind: 'staff', id: staff.id } });

  const callers = { staff: signIn.requireStaff };
  const challenges = rateLimits.requests({ name: 'desk-passkey', ...limits.passkey });
  return implement('desk/passkeys', deskPasskeyCalls, {
    callers,
    limits: { passkey: challenges },
  })({
    'POST /api/desk/passkeys/sign-in/challenge': async () => ({
      status: 200,
      body: await passkeys.askToSignIn(),
    }),

    'POST /api/desk/passkeys/sign-in': async ({ body: { passkey }, req, res }) => {
      await signIn.countRequest(res);
      const check = await passkeys.takeSignIn(passkey);
      const member = await database.db
        .selectFrom(table)
        .innerJoin('staff', 'staff.id', 'staff_passkeys.account_id')
        .select(['staff.id', 'staff.email'])
        .where('credential_id', '=', passkey.id)
        .executeTakeFirst();
      if (!member) throw passkeyProblem('passkey-unknown');
      const open = () =>
        change(member.id, async (tx) => {
          await check(tx, member.id);
          const answer = await sessions.authWithin(tx, req).api.openStaffSession({
            body: { staffId: member.id },
            headers: sessions.headersWith(req, 'none'),
            asResponse: true,
          });
          const token = await tokenOf(answer.clone());
          await signIn.recordSignIn(tx, { staffId: member.id, token, res }, { passkey: true });
          return answer;
        });
      const answer = await open().catch(async (error: unknown) => {
        const { status, members } = toProblemError(error);
        if (status === 403) await signIn.recordRefusal(res, member.id, String(members?.['code']));
        throw error;
      });
      passCookies(answer, res);
      await signIn.attempts.succeed(signIn.attemptOf(req, res, member.email));
      signIn.remember(req, res, member.email);
      return { status: 200, body: await signIn.viewOf(member.id) };
    },

    'GET /api/desk/passkeys': async ({ caller: { id } }) => ({
      status: 200,
      body: { items: await listOf(id) },
    }),

    'POST /api/desk/passkeys/challenge': async ({ caller: staff }) => {
      const body = await passkeys.askToConfirm(ownerOf(staff));
      if (body.allowCredentials.length === 0) throw deskProblem('no-passkey');
      return { status: 200, body };
    },

    'POST /api/desk/passkeys/confirmation': async ({ caller: staff, body: { passkey }, res }) => {
      await recordingRefusals(staff, res, async () => {
        const confirm = await passkeys.takeConfirmation(ownerOf(staff), passkey);
        await change(staff.id, async (tx) => {
          await confirm(tx);
          await tx
            .updateTable('staff_session')
            .set({ secondStepAt: now(), passkeyAt: now() })
            .where('id', '=', staff.sessionId)
            .execute();
        });
      });
      return { status: 200, body: sessionView({ ...staff, secondStepAt: now() }, now()) };
    },

    'POST /api/desk/passkeys/creation': async ({ caller: staff, body: proof, req, res }) => {
      await withProof(staff, { proof }, { req, res }, () => Promise.resolve());
      const { email, name } = staff;
      // A person may also have a passkey as a traveler, and the device lists both for this site.
      // The label distinguishes them.
      const words = { site: deskIssuer(), label: `${email} (desk)`, name };
      return { status: 200, body: await passkeys.creation(ownerOf(staff), words) };
    },

    'POST /api/desk/passkeys': async ({ caller: staff, body: { passkey }, req, res }) => {
      const name = deviceName(req.headers['user-agent'] ?? '');
      const store = await passkeys.add(ownerOf(staff), passkey, name);
      await change(staff.id, async (tx) => {
        await store(tx);
        await record(tx, { staff, res }, 'staff.add-passkey');
      });
      return { status: 204 };
    },

    'PATCH /api/desk/passkeys/:id': async ({ caller, params: { id }, body: { name } }) => {
      await passkeys.rename(caller.id, id, name);
      return { status: 204 };
    },

    'POST /api/desk/passkeys/:id/removal': async ({ caller: staff, params, body, req, res }) => {
      const { id } = params;
      await withProof(staff, { proof: body, not: id }, { req, res }, async (tx) => {
        await passkeys.remove(tx, staff.id, id);
        await record(tx, { staff, res }, 'staff.remove-passkey');
      });
      return { status: 204 };
    },
  });
}

/**
 * Locks a member who may sign in. Throws a `passkey-unknown` problem if the member can no longer
 * sign in.
 */
async function lockMember(tx: Transaction<Tables>, staffId: string): Promise<void> {
  const member = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('endedAt', 'is', null)
    .where('twoFactorEnabled', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw passkeyProblem('passkey-unknown');
}
