import type { StaffContext } from './staffContext.ts';

/**
 * Deletes expired sessions, sign-ins and invitations of the staff. Returns 0, since it leaves
 * nothing for later.
 */
export async function deleteExpiredStaff({
  database,
  now,
}: Pick<StaffContext, 'database' | 'now'>): Promise<number> {
  for (const table of ['staff_session', 'staff_verification'] as const) {
    await database.db.deleteFrom(table).where('expiresAt', '<', now()).execute();
  }
  await database.db.deleteFrom('staff_invitations').where('expires_at', '<', now()).execute();
  return 0;
}
