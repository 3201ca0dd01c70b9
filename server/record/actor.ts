import type { actorKinds } from '#contracts/site/desk/deskRecord.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';

/**
 * Who makes a change. `guest`: whoever has the link of a booking, or books without an account.
 * `desk-link`: whoever has the link of a mail to the desk; `id` is the address it was sent to.
 * `command`: a command of the operator; `id` is the user of the operating system.
 */
export type Actor = {
  kind: (typeof actorKinds)[number];
  /** The id of the account, for staff and travelers. */
  id: string | null;
  /** What a member of the staff was at that time. */
  role?: StaffRole;
  /** The id of the request. */
  requestId?: string;
  /** The W3C `traceparent` of what is done for it. Not recorded. */
  traceparent?: string;
};

/** The worker, which carries on what nobody waits for. */
export const worker: Actor = { kind: 'worker', id: null };
