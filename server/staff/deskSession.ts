import type { Request, Response } from 'express';
import * as v from 'valibot';
import { deskSessionCalls } from '#contracts/site/calls/deskSessionCalls.ts';
import type { deskCodeSchema, DeskSession } from '#contracts/site/desk/deskSession.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { passCookies, readAuthResponse } from '../auth/callAuth.ts';
import { type Attempt, createGuessLimit, createSignInAttempts } from '../auth/signInAttempts.ts';
import { createKnownDevices } from '../auth/knownDevices.ts';
import { createLateSignOut } from '../auth/lateSignOut.ts';
import { takeCode as takeAppCode } from '../auth/oneTimeCode.ts';
import { createStoredRecoveryCodes } from '../auth/storedRecoveryCodes.ts';
import { actorOf, secondStepMs } from '../desk/createDeskResource.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import type { SignedInStaff } from '../desk/deskRoute.ts';
import { rejectAfter } from '../request/atLeast.ts';
import { implement } from '../request/implement.ts';
import { type StaffLimits, staffWrongCodesLimit } from '../request/limits.ts';
import { toProblemError } from '../request/problemError.ts';
import { rateLimitError } from '../request/rateLimit.ts';
import { requestContextOf, requestOf } from '../request/requestContext.ts';
import { deskCookiePrefix, lockedProblem, problemOfStaffAuthError } from './createStaffAuth.ts';
import type { StaffSessions } from './createStaffSessions.ts';
import { confirmInvitation, openInvitation } from './invitations.ts';
import type { StaffOpenId } from './openIdSignIn.ts';
import type { StaffContext } from './staffContext.ts';

const halfSignedInSchema = v.object({ twoFactorRedirect: v.literal(true) });
const signedInSchema = v.object({ token: v.string() });

/**
 * What better-auth is given in place of a code that is wrong or was used already: it counts as a
 * wrong one.
 */
const noCode = 'none';
const table = 'staff_two_factor';

/**
 * Signing in to the desk and out. Responses and their times are alike whether or not an address is
 * one of the staff's. ADR 0017.
 */
export function deskSession(
  context: StaffContext,
  sessions: StaffSessions,
  { limits, openId }: { limits: StaffLimits; openId: StaffOpenId },
) {
  const { database, secret, passwordCost, leastMs, now, rateLimits } = context;
  const recoveryCodes = createStoredRecoveryCodes({ secret, cost: passwordCost });
  const takeCode = (staffId: string, code: string) =>
    takeAppCode({ db: database.db, table, secret, now: now() }, staffId, code);
  const findRecoveryCode = (userId: string, typed: string) =>
    recoveryCodes.find(database.db, { table, userId }, typed);
  const countStranger = rateLimits.byKey({ name: 'desk-sign-in', ...limits.signIn });
  const attempts = createSignInAttempts({
    name: 'desk-sign-in',
    rateLimits,
    countStranger,
    attack: limits.attack,
  });
  const countWrongCodes = rateLimits.count(staffWrongCodesLimit);
  const countSecondStep = rateLimits.byKey({ name: 'desk-second-step', ...limits.secondStep });
  const countGuess = createGuessLimit(rateLimits, { name: 'desk-guesses', ...limits.guesses });
  const devices = createKnownDevices({
    secret: context.secret,
    now,
    purpose: 'desk-device',
    prefixOf: deskCookiePrefix,
    cookie: { path: '/api/desk', sameSite: 'strict' },
  });
  const attemptOf = (req: Request, res: Response, email: string): Attempt => ({
    client: requestContextOf(res)?.client ?? '',
    email,
    known: devices.isKnown(req, sessions.isSecure(req), email),
  });
  const requireStaff = async (req: Request): Promise<SignedInStaff> => {
    const staff = await sessions.staffOf(req);
    if (!staff) throw deskProblem('signed-out');
    return staff;
  };

  /**
   * Records a refused sign-in of a member of the staff. Nobody is named as who did it: it may be a
   * stranger.
   */
  const recordRefusal = async (res: Response, staffId: string | undefined, refusal: string) => {
    if (staffId === undefined) return;
    const actor: Actor = { kind: 'staff', id: null, ...requestOf(res) };
    const subject = { kind: 'staff', id: staffId };
    const refused = { action: 'staff.sign-in', subject, after: { refusal }, refused: true };
    await recordAction(database.db, actor, refused);
  };

  /** Takes over the session that better-auth has opened: both steps were just taken. */
  const signedIn = async (staffId: string, res: Response, answer: globalThis.Response) => {
    const { token } = v.parse(
      signedInSchema,
      await readAuthResponse(answer, problemOfStaffAuthError),
    );
    await database.transaction(async (tx) => {
      const at = now();
      await tx
        .updateTable('staff_session')
        .set({ secondStepAt: at })
        .where('token', '=', token)
        .execute();
      const { role } = await tx
        .updateTable('staff')
        .set({ lastSignInAt: at })
        .where('id', '=', staffId)
        .returning('role')
        .executeTakeFirstOrThrow();
      const subject = { kind: 'staff', id: staffId };
      const actor = actorOf({ id: staffId, role }, res);
      await recordAction(tx, actor, { action: 'staff.sign-in', subject });
    });
    passCookies(answer, res);
  };

  const viewOf = async (staffId: string): Promise<DeskSession> => {
    const staff = await database.db
      .selectFrom('staff')
      .select(['id', 'name', 'email', 'role'])
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow();
    return sessionView({ ...staff, secondStepAt: now() }, now());
  };

  /** Checks the code of somebody who is signed in. Throws a `wrong-code` or `used-code` problem. */
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

  /**
   * Records a wrong code. Whoever has typed five in a session has to sign in again, where wrong
   * codes close the second step: it may be somebody who has found the session open.
   */
  const refuseSecondStep = async (staff: SignedInStaff, res: Response, refusal: string) => {
    const subject = { kind: 'staff', id: staff.id };
    const after = { refusal };
    const refused = { action: 'staff.second-step', subject, after, refused: true };
    await recordAction(database.db, actorOf(staff, res), refused);
    if ((await countWrongCodes(staff.sessionId)).retryAfter === undefined) return;
    await database.db.deleteFrom('staff_session').where('id', '=', staff.sessionId).execute();
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

  const callers = { staff: requireStaff };
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
          if (!v.is(halfSignedInSchema, view)) throw new Error('A sign-in without a second step.');
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
      await countStranger(requestContextOf(res)?.client ?? '');
      return { status: 200, body: await openId.begin(req, res, language) };
    },

    'POST /api/desk/session/code': async ({ body: { code, recovery }, req, res }) => {
      await countStranger(requestContextOf(res)?.client ?? '');
      const member = await sessions.halfSignedIn(req);
      if (!member) throw deskProblem('sign-in-again');
      // The lock of better-auth is read before wrong codes are counted: many at once would all pass
      // it.
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
      devices.remember(res, sessions.isSecure(req), member.email);
      return { status: 200, body: await viewOf(member.id) };
    },

    'POST /api/desk/session/second-step': async ({ caller: staff, body, req, res }) => {
      await countSecondStep(staff.id);
      const guess = await countGuess(`step ${staff.id}`);
      if (!guess.allowed) throw rateLimitError(guess.seconds);
      try {
        await takeSecondStep(req, staff.id, body);
      } catch (error) {
        const { status, members } = toProblemError(error);
        if (status === 403) await refuseSecondStep(staff, res, String(members?.['code']));
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
      await countStranger(requestContextOf(res)?.client ?? '');
      return { status: 200, body: await openInvitation(context, body) };
    },

    'POST /api/desk/session/invitation/confirmation': async ({ body, req, res }) => {
      await countStranger(requestContextOf(res)?.client ?? '');
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
      const view = await viewOf(staffId);
      if (view.staff) devices.remember(res, sessions.isSecure(req), view.staff.email);
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

/** What the desk's pages are told of who is signed in. */
function sessionView(staff: Omit<SignedInStaff, 'sessionId'> | undefined, now: Date): DeskSession {
  if (!staff) return { staff: null };
  const { id, name, email, role, secondStepAt } = staff;
  const until = secondStepAt && new Date(secondStepAt.getTime() + secondStepMs);
  const secondStepUntil = until && until > now ? until.toISOString() : null;
  return { staff: { id, name, email, role, secondStepUntil } };
}
