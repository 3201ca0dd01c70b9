import { passwordCost as sitePasswordCost } from '../auth/passwordHash.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { Config } from '../main/config.ts';
import { accountLeastMs, type StaffLimits, staffLimits } from '../request/limits.ts';
import { createStaffSessions } from './createStaffSessions.ts';
import { deskSession } from './deskSession.ts';
import type { StaffContext } from './staffContext.ts';
import { deleteExpiredStaff } from './deleteExpiredStaff.ts';
import { createStaffMailSender } from './staffMail.ts';
import { staffRoutes } from './staffRoutes.ts';

/** What the accounts of the staff need of the rest of the site. */
type StaffDependencies = Omit<StaffContext, 'trustProxy' | 'passwordCost' | 'leastMs'> &
  Partial<Pick<StaffContext, 'passwordCost' | 'leastMs'>> & {
    sendMail: SendMail;
    limits?: Partial<StaffLimits> | undefined;
  };

/** Puts the accounts of the staff together: who is signed in to the desk, and how one signs in. */
export function startStaff(
  { trustProxy, deskLanguage: language }: Pick<Config, 'trustProxy' | 'deskLanguage'>,
  {
    sendMail,
    limits: given,
    passwordCost = sitePasswordCost,
    leastMs = accountLeastMs,
    ...parts
  }: StaffDependencies,
) {
  const limits = { ...staffLimits, ...given };
  const context: StaffContext = { ...parts, passwordCost, leastMs, trustProxy };
  const sessions = createStaffSessions(context);
  const { secret, siteOrigin } = parts;
  return {
    /**
     * The member of the staff that sends a request; undefined if nobody is signed in to the desk.
     */
    staffOf: sessions.staffOf,
    /** `/api/desk/session` */
    session: deskSession(context, sessions, limits)['desk/session'].handler,
    deskRoutes: staffRoutes(context),
    senders: {
      'staff-mail': createStaffMailSender(secret, { siteOrigin, sendMail, language }),
    },
    hourlyJobs: [() => deleteExpiredStaff(context)],
  };
}
