import * as v from 'valibot';
import { invitationStartSchema } from '#contracts/site/desk/deskSession.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { inviteMember } from '#server/staff/staffMembers.ts';
import { totp } from '../../support/totp.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';

/** Sends a request with the cookies of a browser and keeps the cookies of the response. */
type Post = (path: string, body: object) => Promise<{ status: number; body: unknown }>;

export const staffPassword = 'keys of all rooms';

/**
 * Invites a member of the staff in the same way as the operator's command. Returns the id and the
 * token of the link in the mail.
 */
export function inviteStaff(database: Database, role: StaffRole, email = addressOf(role)) {
  const context = { database, secret: testSecret, now: () => new Date(), wake: () => {} };
  const actor = { kind: 'command' as const, id: 'operator' };
  return inviteMember(context, { actor, reason: 'A test.' }, { email, role });
}

export const addressOf = (role: StaffRole) => `${role}@desk.example`;

/**
 * Uses an invitation. Afterwards the browser is signed in, with a recent second step. Returns the
 * secret and the recovery codes for the app.
 */
export async function takeInvitation(post: Post, token: string, name = 'Mary Jackson') {
  const opened = await post('/api/desk/session/invitation', {
    token,
    name,
    password: staffPassword,
  });
  const { secret, recoveryCodes } = v.parse(invitationStartSchema, opened.body);
  const confirmation = { token, code: totp(secret) };
  const { status, body } = await post('/api/desk/session/invitation/confirmation', confirmation);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return { secret, recoveryCodes };
}

/** Invites a member with this role and signs the member in with the browser. */
export async function joinStaff(
  database: Database,
  { post, role, email }: { post: Post; role: StaffRole; email?: string },
) {
  const { id, token } = await inviteStaff(database, role, email);
  return { id, ...(await takeInvitation(post, token)) };
}
