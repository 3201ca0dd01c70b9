import {
  type DeskRecord,
  deskRecordPaths,
  type DeskRecordQuery,
  deskRecordSchema,
  type RecordVerification,
  recordVerificationSchema,
  type VerifyRecord,
} from '#contracts/site/desk/deskRecord.ts';
import { deskApi } from './deskApi.ts';

/** The record of who did what, and its verification. */
const deskRecordApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Read anew whenever it is shown: every action adds to it. */
    getRecord: build.query<DeskRecord, DeskRecordQuery>({
      query: (params) => ({ url: deskRecordPaths.record, params }),
      responseSchema: deskRecordSchema,
      keepUnusedDataFor: 0,
    }),
    verifyRecord: build.mutation<RecordVerification, VerifyRecord>({
      query: (body) => ({ url: deskRecordPaths.verification, method: 'POST', body }),
      responseSchema: recordVerificationSchema,
    }),
  }),
});

export const { useGetRecordQuery, useVerifyRecordMutation } = deskRecordApi;
