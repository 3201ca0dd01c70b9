import type { Request, Response } from 'express';
import * as v from 'valibot';
import { deskSessionCalls } from '#contracts/site/calls/deskSessionCalls.ts';
import type { deskCodeSchema } from '#contracts/site/desk/deskSession.ts';
import { recordAction } from '../record/recordAction.ts';
import { passCookies, readAuthResponse } from '../auth/callAuth.ts';
import { createLateSignOut } from '../auth/lateSignOut.ts';
import { takeCode as takeAppCode } from '../auth/oneTimeCode.ts';
import { createStoredRecoveryCodes } from '../auth/storedRecoveryCodes.ts';
import { actorOf } from '../desk/createDeskResource.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import { rejectAfter } from '../request/atLeast.ts';
import { implement } from '../request/implement.ts';
import { toProblemError } from '../request/problemError.ts';
import { rateLimitError } from '../request/rateLimit.ts';
import { requestContextOf } from '../request/requestContext.ts';
import { deskCookiePrefix, lockedProblem, problemOfStaffAuthError } from './createStaffAuth.ts';
import type { StaffSessions } from './createStaffSessions.ts';
import { type DeskSignIn, sessionView } from './deskSignIn.ts';
import { confirmInvitation, openInvitation } from './invitations.ts';
import type { StaffOpenId } from './openIdSignIn.ts';
import type { StaffContext } from './staffContext.ts';

const halfSignedInSchema = v.object({ twoFactorRedirect: v.literal(true) });

/**
 * A value that no code can match. better-auth gets it instead of a wrong or used code and counts a
 * wrong attempt.
 */
const noCode = 'none';
const table = 'staff_two_factor';

/**
 * Creates the routes for signing in to the desk and out. Responses and their times do not reveal
 * whether an address belongs to the staff. ADR 0017.
 */
export function deskSession(
  context: StaffContext,
  sessions: StaffSessions,
  { signIn, openId }: { signIn: DeskSignIn; openId: StaffOpenId },
) {
  const { database, secret, passwordCost, leastMs, now } = context;
  const { attempts, attemptOf, countGuess, recordRefusal, signedIn } = signIn;
  const recoveryCodes = createStoredRecoveryCodes({ secret, cost: passwordCost });
  const takeCode = (staffId: string, code: string) =>
    takeAppCode({ db: database.db, table, secret, now: now() }, staffId, code);
  const findRecoveryCode = (userId: string, typed: string) =>
    recoveryCodes.find(database.db, { table, userId }, typed);

  /** Checks the code of a signed-in member. Throws a `wrong-code` or `used-code` problem. */
  const takeSecondStep = async (
    req: Request,
    staffId: string,
    { code, recovery }: v.InferOutput<typeof deskCodeSchema>,
  ) => {
    if (!recovery) {
      const taken = await takeCode(staffId, code);
      if (taken !== 'taken') throw deskProblem(taken === 'used' ? 'used-code' : 'wrong-code');
      return;
    }
    const body = { code: await findRecoveryCode(staffId, code), disableSession: true };
    const headers = sessions.headersWith(req, 'session_token');
    const { api } = sessions.authFor(req);
    const answer = await api.verifyBackupCode({ body, headers, asResponse: true });
    await readAuthResponse(answer, problemOfStaffAuthError);
  };

  const signOutLate = createLateSignOut({
    database,
    secret: context.secret,
    table: 'staff_session',
    prefixOf: (req) => deskCookiePrefix(sessions.isSecure(req)),
    cookie: { path: '/api/desk' },
    problem: deskProblem,
  });
  const signOut = (req: Request, res: Response): Promise<void> =>
    signOutLate(req, res, async () => {
      const headers = sessions.headersWith(req, 'session_token');
      const answer = await sessions.authFor(req).api.signOut({ headers, asResponse: true });
      await readAuthResponse(answer, problemOfStaffAuthError);
      passCookies(answer, res);
    });

  const callers = { staff: signIn.requireStaff };
  return implement('desk/session', deskSessionCalls, { callers })({
    'GET /api/desk/session': async ({ req }) => ({
      status: 200,
      body: sessionView(await sessions.staffOf(req), now()),
    }),

    'POST /api/desk/session/sign-in': async ({ body, req, res }) => {
      const attempt = attemptOf(req, res, body.email);
      await attempts.begin(attempt);
      const headers = sessions.headersWith(req, 'none');
      const { api } = sessions.authFor(req);
      const refuse = async (refusal: string) => {
        const members = database.db.selectFrom('staff').select('id');
        const member = await members.where('email', '=', body.email).executeTakeFirst();
        await recordRefusal(res, member?.id, refusal);
      };
      const comparePassword = async () => {
        const guess = await countGuess(`${attempt.known ? 'known' : 'stranger'} ${body.email}`);
        if (!guess.allowed) {
          if (guess.isFirst) await refuse('too-many-passwords');
          throw rateLimitError(guess.seconds);
        }
        const answer = await api.signInEmail({ body, headers, asResponse: true });
        try {
          const view = await readAuthResponse(answer, problemOfStaffAuthError);
          if (!v.is(halfSignedInSchema, view)) throw new Error('The second step is missing.');
        } catch (error) {
          await refuse('wrong-credentials');
          throw error;
        }
        await guess.wasRight();
        passCookies(answer, res);
      };
      await rejectAfter(leastMs, comparePassword());
      return { status: 204 };
    },

    'POST /api/desk/session/oidc': async ({ language, req, res }) => {
      await signIn.countRequest(res);
      return { status: 200, body: await openId.begin(req, res, language) };
    },

    'POST /api/desk/session/code': async ({ body: { code, recovery }, req, res }) => {
      await signIn.countRequest(res);
      const member = await sessions.halfSignedIn(req);
      if (!member) throw deskProblem('sign-in-again');
      // better-auth reads its lock before it counts wrong codes, so many simultaneous codes would
      // all pass it. This limit counts first.
      const guess = await countGuess(`code ${member.id}`);
      if (!guess.allowed) {
        if (guess.isFirst) await recordRefusal(res, member.id, 'too-many-codes');
        throw lockedProblem();
      }
      const headers = sessions.headersWith(req, 'two_factor');
      const { api } = sessions.authFor(req);
      const taken = recovery ? undefined : await takeCode(member.id, code);
      const compareCode = async () => {
        if (recovery) {
          const written = { code: await findRecoveryCode(member.id, code) };
          return api.verifyBackupCode({ body: written, headers, asResponse: true });
        }
        const body = { code: taken === 'taken' ? code : noCode };
        return api.verifyTOTP({ body, headers, asResponse: true });
      };
      const answer = await compareCode();
      try {
        await signedIn(member.id, res, answer);
      } catch (error) {
        const refusal = taken === 'used' ? 'used-code' : 'wrong-code';
        await recordRefusal(res, member.id, recovery ? 'wrong-recovery-code' : refusal);
        const isWrong = toProblemError(error).status === 403;
        throw taken === 'used' && isWrong ? deskProblem('used-code') : error;
      }
      await guess.wasRight();
      await openId.linkAfterCode(req, member.id);
      await attempts.succeed(attemptOf(req, res, member.email));
      signIn.remember(req, res, member.email);
      return { status: 200, body: await signIn.viewOf(member.id) };
    },

    'POST /api/desk/session/second-step': async ({ caller: staff, body, req, res }) => {
      await signIn.countSecondStep(staff.id);
      const guess = await countGuess(`step ${staff.id}`);
      if (!guess.allowed) throw rateLimitError(guess.seconds);
      try {
        await takeSecondStep(req, staff.id, body);
      } catch (error) {
        const { status, members } = toProblemError(error);
        if (status === 403) await signIn.refuseProof(staff, res, String(members?.['code']));
        throw error;
      }
      await guess.wasRight();
      const secondStepAt = now();
      await database.db
        .updateTable('staff_session')
        .set({ secondStepAt })
        .where('id', '=', staff.sessionId)
        .execute();
      return { status: 200, body: sessionView({ ...staff, secondStepAt }, secondStepAt) };
    },

    'POST /api/desk/session/invitation': async ({ body, res }) => {
      await signIn.countRequest(res);
      return { status: 200, body: await openInvitation(context, body) };
    },

    'POST /api/desk/session/invitation/confirmation': async ({ body, req, res }) => {
      await signIn.countRequest(res);
      const staffId = await confirmInvitation(context, {
        ...body,
        requestId: requestContextOf(res)?.id,
      });
      const headers = sessions.headersWith(req, 'none');
      const { api } = sessions.authFor(req);
      await signedIn(
        staffId,
        res,
        await api.openStaffSession({ body: { staffId }, headers, asResponse: true }),
      );
      const view = await signIn.viewOf(staffId);
      if (view.staff) signIn.remember(req, res, view.staff.email);
      return { status: 200, body: view };
    },

    'POST /api/desk/session/sign-out': async ({ req, res }) => {
      await signOut(req, res);
      return { status: 204 };
    },

    'POST /api/desk/session/sign-out-everywhere': async ({ caller: staff, req, res }) => {
      await database.transaction(async (tx) => {
        await tx.deleteFrom('staff_session').where('userId', '=', staff.id).execute();
        const subject = { kind: 'staff', id: staff.id };
        const action = 'staff.sign-out-everywhere';
        await recordAction(tx, actorOf(staff, res), { action, subject });
      });
      await signOut(req, res);
      return { status: 204 };
    },
  });
}
