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

/** The time for which a second step authorizes moving money, in milliseconds. */
export const secondStepMs = 10 * minuteMs;

/** The parts that the desk depends on: the sender of a request, and the routes of all resources. */
export type DeskOptions = {
  database: Database;
  now: () => Date;
  staffOf: StaffOf;
  rateLimits: RateLimits;
  routes: readonly DeskRoute[];
  /** The routes for signing in, which are open to everybody. They are mounted at `/session`. */
  session: RequestHandler;
};

/**
 * Creates the resource `/api/desk`. A route runs only for a member of the staff whose role has the
 * permission of the route. Routes that move money also require a second step within the last ten
 * minutes. If the passkey rule is on, they require a passkey within the last 15 minutes instead.
 * The record contains every 403, and every 409 of a route that moves money. If a member reads too
 * many lists, the record contains only the first refusal.
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
          // The changes of the handler were rolled back with its transaction.
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

/** Returns the actor that the record names for a request of the staff. */
export function actorOf({ id, role }: Pick<SignedInStaff, 'id' | 'role'>, res: Response): Actor {
  return { kind: 'staff', id, role, ...requestOf(res) };
}

/**
 * Returns the reason why a member of the staff lacks a permission, or undefined if the member has
 * it.
 */
async function refusalOf(
  { now, database }: Pick<DeskOptions, 'now' | 'database'>,
  staff: SignedInStaff,
  permission: DeskPermission,
): Promise<'not-permitted' | 'second-step-needed' | 'passkey-needed' | undefined> {
  if (!isPermitted(staff.role, permission)) return 'not-permitted';
  if (!asksSecondStep(permission)) return undefined;
  if (await isPasskeyRequired(database.db)) {
    // A passkey counts as both steps.
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
