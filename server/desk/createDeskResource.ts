import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  asksSecondStep,
  type DeskPermission,
  isPermitted,
} from '#contracts/site/desk/permissions.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { deskApiLimit, deskListLimit } from '../request/limits.ts';
import { methodNotAllowed, toProblemError } from '../request/problemError.ts';
import { createRateLimit, rateLimitError, requireAllowance } from '../request/rateLimit.ts';
import { requestOf } from '../request/requestContext.ts';
import { plainBody } from '../request/validate.ts';
import { deskProblem } from './deskProblems.ts';
import type { DeskRoute, SignedInStaff, StaffOf } from './deskRoute.ts';
import { hasShownPasskey, isPasskeyRequired } from './passkeyRule.ts';

/** For how long a second step allows to move money. */
export const secondStepMs = 10 * minuteMs;

/** What the desk needs: who sends a request, and the routes of all resources. */
export type DeskOptions = {
  database: Database;
  now: () => Date;
  staffOf: StaffOf;
  rateLimits: RateLimits;
  routes: readonly DeskRoute[];
  /** The routes of signing in, which need nobody signed in. They are mounted at `/session`. */
  session: RequestHandler;
};

/**
 * `/api/desk`: calls a route only for a member of the staff whose role has its permission. What
 * moves money also needs a second step of the last ten minutes or, where an administrator has said
 * so, a passkey of the last fifteen. What a role may not do, and refused attempts to move money, are
 * recorded; of lists that are read too often, the first that is refused.
 */
export function createDeskResource({ routes, session, ...context }: DeskOptions): Router {
  const count = createRateLimit(deskApiLimit);
  const countList = context.rateLimits.count(deskListLimit);
  const router = Router();
  router.use('/session', session);
  const paths = new Map<string, DeskRoute[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  for (const [path, ofPath] of paths) {
    const mounted = router.route(path.replace(/^\/api\/desk/, ''));
    for (const { method, permission, listsPeople, handle } of ofPath) {
      mounted[method](plainBody, async (req, res) => {
        const staff = await context.staffOf(req);
        if (!staff) throw deskProblem('signed-out');
        requireAllowance(count(staff.id));
        const actor = actorOf(staff, res);
        const refuse = (refusal: string) =>
          recordRefusal(context, { req, actor, permission, refusal });
        const refusal = await refusalOf(context, staff, permission);
        if (refusal !== undefined) {
          await refuse(refusal);
          throw deskProblem(refusal);
        }
        if (listsPeople) {
          const { retryAfter, isFirstBeyond } = await countList(staff.id);
          if (isFirstBeyond) await refuse('too-many-lists');
          if (retryAfter !== undefined) throw rateLimitError(retryAfter);
        }
        try {
          await handle({ req, res, staff, actor });
        } catch (error) {
          // What the handler wrote was rolled back with its transaction.
          const { status, members } = toProblemError(error);
          if (status === 403 || (status === 409 && asksSecondStep(permission))) {
            const code = members?.['code'];
            await refuse(typeof code === 'string' ? code : String(status));
          }
          throw error;
        }
      });
    }
    mounted.all(methodNotAllowed);
  }
  return router;
}

/** Whom the record names for a request of the staff. */
export function actorOf({ id, role }: Pick<SignedInStaff, 'id' | 'role'>, res: Response): Actor {
  return { kind: 'staff', id, role, ...requestOf(res) };
}

/** Why somebody may not do something now; undefined if they may. */
async function refusalOf(
  { now, database }: Pick<DeskOptions, 'now' | 'database'>,
  staff: SignedInStaff,
  permission: DeskPermission,
): Promise<'not-permitted' | 'second-step-needed' | 'passkey-needed' | undefined> {
  if (!isPermitted(staff.role, permission)) return 'not-permitted';
  if (!asksSecondStep(permission)) return undefined;
  if (await isPasskeyRequired(database.db)) {
    // A passkey is both steps.
    return hasShownPasskey(staff, now()) ? undefined : 'passkey-needed';
  }
  const since = staff.secondStepAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return now().getTime() - since > secondStepMs ? 'second-step-needed' : undefined;
}

async function recordRefusal(
  { database }: Pick<DeskOptions, 'database'>,
  {
    req,
    actor,
    permission,
    refusal,
  }: { req: Request; actor: Actor; permission: DeskPermission; refusal: string },
): Promise<void> {
  const id = req.params['id'];
  const subject = { kind: 'desk', id: typeof id === 'string' ? id.slice(0, 200) : req.path };
  const after = { refusal };
  await recordAction(database.db, actor, { action: permission, subject, after, refused: true });
}
