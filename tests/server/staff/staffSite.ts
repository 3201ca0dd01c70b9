import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import { accountSite } from '../accounts/accountSite.ts';
import { joinStaff } from './joinStaff.ts';

/**
 * Creates a site for a test. The staff is empty at first. Read the returned parts only inside
 * tests.
 */
export function staffSite(options: Parameters<typeof accountSite>[0] = {}) {
  const { site, database, db, start, join } = accountSite(options);
  let before: number | bigint = 0;
  beforeEach(async () => {
    await db().deleteFrom('staff').execute();
    await db().deleteFrom('staff_invitations').execute();
    await db().deleteFrom('staff_verification').execute();
    // Rows are never deleted from the record, so the test only reads newer ones.
    const newest = db()
      .selectFrom('audit_record')
      .select(({ fn }) => fn.max('id').as('id'));
    before = (await newest.executeTakeFirst())?.id ?? 0;
  });

  /** Returns a browser that is signed in to the desk, with a recent second step. */
  const joinDesk = async (role: StaffRole, email?: string) => {
    const browser = site().browser();
    const { post } = browser;
    const member = await joinStaff(database().database, { post, role, ...(email && { email }) });
    return { browser, ...member };
  };
  /** Returns the rows that this test added to the record, oldest first. */
  const record = () =>
    db()
      .selectFrom('audit_record')
      .select(['actor_kind', 'actor_id', 'actor_role', 'action', 'subject_id', 'after', 'refused'])
      .where('id', '>', before)
      .orderBy('id')
      .execute();
  return { site, start, database, db, join, joinDesk, record };
}
