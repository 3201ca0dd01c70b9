import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The record of who did what, and its verification. */
const deskRecordApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Read anew whenever it is shown: every action adds to it. */
    getRecord: build.query({
      ...call('GET /api/desk/record'),
      keepUnusedDataFor: 0,
    }),
    verifyRecord: build.mutation(call('POST /api/desk/record/verification')),
  }),
});

export const { useGetRecordQuery, useVerifyRecordMutation } = deskRecordApi;
