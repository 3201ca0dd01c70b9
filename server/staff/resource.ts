import { deskStaffCalls } from '#contracts/site/calls/deskCalls.ts';
import type { StaffEntry } from '#contracts/site/desk/deskStaff.ts';
import { passwordCost as sitePasswordCost } from '../auth/passwords.ts';
import { createOpenIdProvider } from '../auth/openid/openIdProvider.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { RenderMail } from '../mail/renderMail.ts';
import type { Config } from '../main/config.ts';
import { accountLeastMs, type StaffLimits, staffLimits } from '../request/limits.ts';
import { createStaffSessions, deleteExpiredStaff } from './createStaffSessions.ts';
import { deskSession } from './deskSession.ts';
import { createDeskSignIn } from './deskSignIn.ts';
import { createStaffOpenId, deskOpenIdCallback } from './openIdSignIn.ts';
import { staffPasskeys } from './passkeys.ts';
import type { StaffContext } from './staffContext.ts';
import { createStaffMailSender } from './staffMail.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import { hasShownPasskey, isPasskeyRequired } from '../desk/passkeyRule.ts';
import { listPasskeys } from '../auth/passkeys.ts';
import {
  changePasskeyRule,
  changeRole,
  endMember,
  inviteAgain,
  inviteMember,
  listStaff,
} from './staffMembers.ts';

/** The dependencies of the staff's accounts on the rest of the site. */
type StaffDependencies = Omit<StaffContext, 'trustProxy' | 'passwordCost' | 'leastMs'> &
  Partial<Pick<StaffContext, 'passwordCost' | 'leastMs'>> & {
    sendMail: SendMail;
    renderMail: RenderMail;
    limits?: Partial<StaffLimits> | undefined;
    /**
     * The time limit for each response of another site that signs people in, in seconds. The
     * default is 5.
     */
    openIdSeconds?: number | undefined;
  };

/** Assembles the accounts of the staff: their sessions, their ways to sign in and their routes. */
export function startStaff(
  {
    trustProxy,
    deskLanguage: language,
    staffOpenId,
  }: Pick<Config, 'trustProxy' | 'deskLanguage' | 'staffOpenId'>,
  {
    sendMail,
    renderMail,
    limits: given,
    passwordCost = sitePasswordCost,
    leastMs = accountLeastMs,
    openIdSeconds,
    ...parts
  }: StaffDependencies,
) {
  const limits = { ...staffLimits, ...given };
  const context: StaffContext = { ...parts, passwordCost, leastMs, trustProxy };
  const sessions = createStaffSessions(context);
  const { secret, siteOrigin } = parts;
  const provider =
    staffOpenId &&
    createOpenIdProvider(staffOpenId, {
      redirectUri: () => `${siteOrigin()}${deskOpenIdCallback}`,
      log: parts.log,
      seconds: openIdSeconds,
    });
  const openId = createStaffOpenId(context, sessions, provider);
  const signIn = createDeskSignIn(context, sessions, limits);
  return {
    /**
     * Returns the member of the staff who sent a request, or undefined if nobody is signed in to
     * the desk.
     */
    staffOf: sessions.staffOf,
    /** `/api/desk/session` */
    session: deskSession(context, sessions, { signIn, openId })['desk/session'].handler,
    /** The callback of another site, and passkeys. Mount these routes before `desk`. */
    resources: {
      'desk/oidc': openId.resource,
      ...staffPasskeys(context, sessions, { signIn, limits }),
    },
    deskRoutes: staffRoutes(context),
    senders: {
      'staff-mail': createStaffMailSender(secret, {
        siteOrigin,
        sendMail,
        renderMail,
        language,
      }),
    },
    hourlyJobs: [() => deleteExpiredStaff(context)],
  };
}

/** Returns the routes with which administrators manage the accounts of the staff. */
function staffRoutes(context: StaffContext): DeskRoute[] {
  const entryOf = async (id: string): Promise<StaffEntry> => {
    const [entry] = await listStaff(context, id);
    if (!entry) throw deskProblem('staff-changed');
    return entry;
  };
  return deskRoutes(deskStaffCalls)({
    'GET /api/desk/staff': async () => ({
      status: 200,
      body: {
        items: await listStaff(context),
        passkeyForMoney: await isPasskeyRequired(context.database.db),
      },
    }),
    'POST /api/desk/staff': async ({ caller: { actor }, body: { reason, ...invited } }) => {
      const { id } = await inviteMember(context, { actor, reason }, invited);
      return { status: 201, body: await entryOf(id) };
    },
    'PUT /api/desk/staff/:id/role': async ({ caller: { actor }, params: { id }, body }) => {
      const { reason, ...change } = body;
      await changeRole(context, { actor, reason }, { id, ...change });
      return { status: 200, body: await entryOf(id) };
    },
    'POST /api/desk/staff/:id/end': async ({ caller: { actor }, params: { id }, body }) => {
      await endMember(context, { actor, ...body }, id);
      return { status: 200, body: await entryOf(id) };
    },
    'POST /api/desk/staff/:id/invitation': async ({ caller: { actor }, params: { id }, body }) => {
      await inviteAgain(context, { actor, ...body }, id);
      return { status: 200, body: await entryOf(id) };
    },
    'PUT /api/desk/staff/passkey-rule': async ({ caller: { staff, actor }, body }) => {
      const { passkeyForMoney, reason } = body;
      if (passkeyForMoney && !hasShownPasskey(staff, context.now())) {
        // Without this check, an administrator who has no passkey could keep everybody from moving
        // money.
        const own = await listPasskeys(context.database.db, 'staff_passkeys', staff.id);
        throw deskProblem(own.length > 0 ? 'passkey-needed' : 'no-passkey');
      }
      await changePasskeyRule(context, { actor, reason }, passkeyForMoney);
      return { status: 200, body: { passkeyForMoney } };
    },
  });
}
