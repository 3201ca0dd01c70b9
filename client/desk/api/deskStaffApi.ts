import type * as v from 'valibot';
import {
  type ChangeStaffRole,
  deskStaffPaths,
  type InviteStaff,
  type StaffEntry,
  staffEntrySchema,
  type StaffList,
  staffListSchema,
  type staffReasonSchema,
} from '#contracts/site/desk/deskStaff.ts';
import { deskApi } from './deskApi.ts';

type OfMember<Body> = Body & { id: string };
type Reason = v.InferInput<typeof staffReasonSchema>;

const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

/** The calls about the accounts of the staff. */
const deskStaffApi = deskApi.enhanceEndpoints({ addTagTypes: ['staff'] }).injectEndpoints({
  endpoints: (build) => ({
    listStaff: build.query<StaffList, void>({
      query: () => ({ url: deskStaffPaths.staff }),
      responseSchema: staffListSchema,
      providesTags: ['staff'],
    }),
    inviteStaff: build.mutation<StaffEntry, InviteStaff>({
      query: (body) => ({ url: deskStaffPaths.staff, method: 'POST', body }),
      responseSchema: staffEntrySchema,
      invalidatesTags: ['staff'],
    }),
    /** Sends a new invitation, which replaces what an active member signs in with. */
    inviteStaffAgain: build.mutation<StaffEntry, OfMember<Reason>>({
      query: ({ id, ...body }) => ({
        url: pathOf(deskStaffPaths.invitation, id),
        method: 'POST',
        body,
      }),
      responseSchema: staffEntrySchema,
      invalidatesTags: ['staff'],
    }),
    changeStaffRole: build.mutation<StaffEntry, OfMember<ChangeStaffRole>>({
      query: ({ id, ...body }) => ({ url: pathOf(deskStaffPaths.role, id), method: 'PUT', body }),
      responseSchema: staffEntrySchema,
      invalidatesTags: ['staff'],
    }),
    endStaff: build.mutation<StaffEntry, OfMember<Reason>>({
      query: ({ id, ...body }) => ({ url: pathOf(deskStaffPaths.end, id), method: 'POST', body }),
      responseSchema: staffEntrySchema,
      invalidatesTags: ['staff'],
    }),
  }),
});

export const {
  useListStaffQuery,
  useInviteStaffMutation,
  useInviteStaffAgainMutation,
  useChangeStaffRoleMutation,
  useEndStaffMutation,
} = deskStaffApi;
