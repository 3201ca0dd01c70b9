import { deskStaffCalls } from '#contracts/site/calls/deskCalls.ts';
import type { StaffEntry } from '#contracts/site/desk/deskStaff.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import type { StaffContext } from './staffContext.ts';
import { changeRole, endMember, inviteAgain, inviteMember, listStaff } from './staffMembers.ts';

/** The accounts of the staff, for administrators. */
export function staffRoutes(context: StaffContext): DeskRoute[] {
  const entryOf = async (id: string): Promise<StaffEntry> => {
    const [entry] = await listStaff(context, id);
    if (!entry) throw deskProblem('staff-changed');
    return entry;
  };
  return deskRoutes(deskStaffCalls)({
    'GET /api/desk/staff': async () => ({
      status: 200,
      body: { items: await listStaff(context) },
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
  });
}
