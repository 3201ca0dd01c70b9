import {
  changeStaffRoleSchema,
  deskStaffPaths,
  inviteStaffSchema,
  type StaffEntry,
  type StaffList,
  staffReasonSchema,
} from '#contracts/site/desk/deskStaff.ts';
import type { DeskRoute } from '../desk/deskRoute.ts';
import { validate } from '../request/validate.ts';
import type { StaffContext } from './staffContext.ts';
import { changeRole, endMember, inviteAgain, inviteMember, listStaff } from './staffMembers.ts';

/** `/api/desk/staff`: the accounts of the staff, for administrators. */
export function staffRoutes(context: StaffContext): DeskRoute[] {
  const entryOf = async (id: string): Promise<StaffEntry | undefined> =>
    (await listStaff(context, id))[0];
  return [
    {
      method: 'get',
      path: deskStaffPaths.staff,
      permission: 'staff.read',
      handle: async ({ res }) => {
        res.json({ items: await listStaff(context) } satisfies StaffList);
      },
    },
    {
      method: 'post',
      path: deskStaffPaths.staff,
      permission: 'staff.invite',
      handle: async ({ req, res, actor }) => {
        const { reason, ...invited } = validate(inviteStaffSchema, req.body);
        const { id } = await inviteMember(context, { actor, reason }, invited);
        res.status(201).json(await entryOf(id));
      },
    },
    {
      method: 'put',
      path: deskStaffPaths.role,
      permission: 'staff.change-role',
      handle: async ({ req, res, actor }) => {
        const { reason, ...change } = validate(changeStaffRoleSchema, req.body);
        const id = String(req.params['id']);
        await changeRole(context, { actor, reason }, { id, ...change });
        res.json(await entryOf(id));
      },
    },
    {
      method: 'post',
      path: deskStaffPaths.end,
      permission: 'staff.end',
      handle: async ({ req, res, actor }) => {
        const { reason } = validate(staffReasonSchema, req.body);
        const id = String(req.params['id']);
        await endMember(context, { actor, reason }, id);
        res.json(await entryOf(id));
      },
    },
    {
      method: 'post',
      path: deskStaffPaths.invitation,
      permission: 'staff.invite',
      handle: async ({ req, res, actor }) => {
        const { reason } = validate(staffReasonSchema, req.body);
        const id = String(req.params['id']);
        await inviteAgain(context, { actor, reason }, id);
        res.json(await entryOf(id));
      },
    },
  ];
}
