import type * as v from 'valibot';
import type { ChangeStaffRole, staffReasonSchema } from '#contracts/site/desk/deskStaff.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

type Reasoned = v.InferInput<typeof staffReasonSchema> & { id: string };

/** The calls about staff accounts. */
const deskStaffApi = deskApi.enhanceEndpoints({ addTagTypes: ['staff'] }).injectEndpoints({
  endpoints: (build) => ({
    listStaff: build.query({
      ...call('GET /api/desk/staff'),
      providesTags: ['staff'],
    }),
    inviteStaff: build.mutation({
      ...call('POST /api/desk/staff'),
      invalidatesTags: ['staff'],
    }),
    /**
     * Sends a new invitation. For an active member, the invitation replaces the password and the
     * second step.
     */
    inviteStaffAgain: build.mutation({
      ...call('POST /api/desk/staff/:id/invitation', {
        request: ({ id, ...body }: Reasoned) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['staff'],
    }),
    changeStaffRole: build.mutation({
      ...call('PUT /api/desk/staff/:id/role', {
        request: ({ id, ...body }: ChangeStaffRole & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['staff'],
    }),
    endStaff: build.mutation({
      ...call('POST /api/desk/staff/:id/end', {
        request: ({ id, ...body }: Reasoned) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['staff'],
    }),
    changePasskeyRule: build.mutation({
      ...call('PUT /api/desk/staff/passkey-rule'),
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
  useChangePasskeyRuleMutation,
} = deskStaffApi;
