import type { Request, Response } from 'express';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DeskSession } from '#contracts/site/desk/deskSession.ts';
import { passCookies, readAuthResponse } from '../auth/callAuth.ts';
import { createKnownDevices } from '../auth/knownDevices.ts';
import { type Attempt, createGuessLimit, createSignInAttempts } from '../auth/signInAttempts.ts';
import type { Tables } from '../database/tables.ts';
import { actorOf, secondStepMs } from '../desk/createDeskResource.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import type { SignedInStaff } from '../desk/deskRoute.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { type StaffLimits, staffWrongCodesLimit } from '../request/limits.ts';
import { requestContextOf, requestOf } from '../request/requestContext.ts';
import { deskCookiePrefix, problemOfStaffAuthError } from './createStaffAuth.ts';
import type { StaffSessions } from './createStaffSessions.ts';
import type { StaffContext } from './staffContext.ts';

const signedInSchema = v.object({ token: v.string() });

/**
 * Creates the parts that all ways to sign in to the desk share: limits, entries in the record, and
 * the session that they open. ADR 0017.
 */
export function createDeskSignIn(
  context: StaffContext,
  sessions: StaffSessions,
  limits: StaffLimits,
) {
  const { database, now, rateLimits } = context;
  const countStranger = rateLimits.byKey({ name: 'desk-sign-in', ...limits.signIn });
  const attempts = createSignInAttempts({
    name: 'desk-sign-in',
    rateLimits,
    countStranger,
    attack: limits.attack,
  });
  const countWrongProofs = rateLimits.count(staffWrongCodesLimit);
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
  const countRequest = (res: Response) => countStranger(requestContextOf(res)?.client ?? '');

  /** Records a sign-in. Also stores in its session that both steps were just taken. */
  const recordSignIn = async (
    tx: Kysely<Tables>,
    { staffId, token, res }: { staffId: string; token: string; res: Response },
    { passkey = false } = {},
  ): Promise<void> => {
    const at = now();
    await tx
      .updateTable('staff_session')
      .set({ secondStepAt: at, ...(passkey && { passkeyAt: at }) })
      .where('token', '=', token)
      .execute();
    const { role } = await tx
      .updateTable('staff')
      .set({ lastSignInAt: at })
      .where('id', '=', staffId)
      .returning('role')
      .executeTakeFirstOrThrow();
    const subject = { kind: 'staff', id: staffId };
    const after = passkey ? { way: 'passkey' } : undefined;
    await recordAction(tx, actorOf({ id: staffId, role }, res), {
      action: 'staff.sign-in',
      subject,
      after,
    });
  };

  return {
    countRequest,
    attempts,
    attemptOf,
    countGuess: createGuessLimit(rateLimits, { name: 'desk-guesses', ...limits.guesses }),
    countSecondStep: rateLimits.byKey({ name: 'desk-second-step', ...limits.secondStep }),
    remember: (req: Request, res: Response, email: string): void =>
      devices.remember(res, sessions.isSecure(req), email),
    recordSignIn,

    requireStaff: async (req: Request): Promise<SignedInStaff> => {
      const staff = await sessions.staffOf(req);
      if (!staff) throw deskProblem('signed-out');
      return staff;
    },

    /**
     * Records a refused sign-in of a member of the staff. The entry names no actor, because a
     * stranger may have tried.
     */
    recordRefusal: async (
      res: Response,
      staffId: string | undefined,
      refusal: string,
    ): Promise<void> => {
      if (staffId === undefined) return;
      const actor: Actor = { kind: 'staff', id: null, ...requestOf(res) };
      const subject = { kind: 'staff', id: staffId };
      const refused = { action: 'staff.sign-in', subject, after: { refusal }, refused: true };
      await recordAction(database.db, actor, refused);
    },

    /**
     * Records a wrong code, password or passkey of a signed-in member. Five wrong proofs end the
     * session, because a stranger may be using a session that was left open. The next sign-in is
     * protected by the lock of the second step.
     */
    refuseProof: async (staff: SignedInStaff, res: Response, refusal: string): Promise<void> => {
      const subject = { kind: 'staff', id: staff.id };
      const after = { refusal };
      const refused = { action: 'staff.second-step', subject, after, refused: true };
      await recordAction(database.db, actorOf(staff, res), refused);
      if ((await countWrongProofs(staff.sessionId)).retryAfter === undefined) return;
      await database.db.deleteFrom('staff_session').where('id', '=', staff.sessionId).execute();
    },

    /** Completes the sign-in with the session that better-auth has opened. */
    signedIn: async (
      staffId: string,
      res: Response,
      answer: globalThis.Response,
    ): Promise<void> => {
      const token = await tokenOf(answer);
      await database.transaction((tx) => recordSignIn(tx, { staffId, token, res }));
      passCookies(answer, res);
    },

    viewOf: async (staffId: string): Promise<DeskSession> => {
      const staff = await database.db
        .selectFrom('staff')
        .select(['id', 'name', 'email', 'role'])
        .where('id', '=', staffId)
        .executeTakeFirstOrThrow();
      return sessionView({ ...staff, secondStepAt: now() }, now());
    },
  };
}
export type DeskSignIn = ReturnType<typeof createDeskSignIn>;

/** Returns the token of the session that better-auth has opened. Throws its error as a problem. */
export async function tokenOf(answer: globalThis.Response): Promise<string> {
  return v.parse(signedInSchema, await readAuthResponse(answer, problemOfStaffAuthError)).token;
}

/** Returns the data about the signed-in member that the desk's pages may see. */
export function sessionView(
  staff: Omit<SignedInStaff, 'sessionId' | 'passkeyAt'> | undefined,
  now: Date,
): DeskSession {
  if (!staff) return { staff: null };
  const { id, name, email, role, secondStepAt } = staff;
  const until = secondStepAt && new Date(secondStepAt.getTime() + secondStepMs);
  const secondStepUntil = until && until > now ? until.toISOString() : null;
  return { staff: { id, name, email, role, secondStepUntil } };
}
