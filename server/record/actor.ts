import type { actorKinds } from '#contracts/site/desk/deskRecord.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';

/**
 * The actor of a change. `guest`: a person with the link of a booking, or one who books without an
 * account. `desk-link`: a person with the link of a mail to the desk, where `id` is the recipient's
 * address. `command`: a command of the operator, where `id` is the user of the operating system.
 */
export type Actor = {
  kind: (typeof actorKinds)[number];
  /** The id of the account, for staff and travelers. */
  id: string | null;
  /** The role of a member of the staff at that time. */
  role?: StaffRole;
  requestId?: string;
  /** The W3C `traceparent` of the resulting work. Not recorded. */
  traceparent?: string;
};

/** The worker, which completes work in the background. */
export const worker: Actor = { kind: 'worker', id: null };
