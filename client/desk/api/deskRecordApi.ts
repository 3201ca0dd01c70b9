import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The call that verifies the record. */
const deskRecordApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    verifyRecord: build.mutation(call('POST /api/desk/record/verification')),
  }),
});

export const { useVerifyRecordMutation } = deskRecordApi;
