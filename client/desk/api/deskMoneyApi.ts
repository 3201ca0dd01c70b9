import * as v from 'valibot';
import {
  type DeskMoneyProblem,
  deskMoneyProblemSchema,
  type SettleRequest,
  type UndoRequest,
} from '#contracts/site/desk/deskMoney.ts';
import { deskHotelProblemSchema, type SaveHotel } from '#contracts/site/desk/deskHotelDetails.ts';
import {
  deskInvoiceProblemSchema,
  deskPayoutProblemSchema,
  type IssueInvoice,
  type MakeFile,
  type SettleMonths,
} from '#contracts/site/desk/deskPayouts.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/**
 * The calls about the amounts that the site and the hotels owe each other, about payouts and
 * invoices, and about the figures of bookings.
 */
const deskMoneyApi = deskApi.enhanceEndpoints({ addTagTypes: ['money', 'hotel'] }).injectEndpoints({
  endpoints: (build) => ({
    getMoneyMonth: build.query({
      ...call('GET /api/desk/money'),
      providesTags: ['money'],
    }),
    getFigures: build.query(call('GET /api/desk/figures')),
    getMoneyLedger: build.query({
      ...call('GET /api/desk/money-ledger'),
      providesTags: ['money'],
    }),
    getHotelMonth: build.query({
      ...call('GET /api/desk/money/:id', {
        request: ({ month, hotelId: id }: { month: string; hotelId: string }) => ({
          params: { id },
          query: { month },
        }),
      }),
      providesTags: ['money'],
    }),
    getStatement: build.query(
      call('GET /api/desk/money-statements/:id', { request: (id: string) => ({ params: { id } }) }),
    ),
    settleMonth: build.mutation({
      ...call('POST /api/desk/money/:id/settlements', {
        request: ({ hotelId: id, request: body }: { hotelId: string; request: SettleRequest }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags: ['money'],
    }),
    undoSettlement: build.mutation({
      ...call('POST /api/desk/money/:id/settlements/undo', {
        request: ({ hotelId: id, request: body }: { hotelId: string; request: UndoRequest }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags: ['money'],
    }),
    settleMonths: build.mutation({
      ...call('POST /api/desk/money-settlements', {
        request: (body: SettleMonths) => ({ body }),
      }),
      invalidatesTags: ['money'],
    }),
    getDeskHotel: build.query({
      ...call('GET /api/desk/money-hotels/:id', { request: (id: string) => ({ params: { id } }) }),
      providesTags: ['hotel'],
    }),
    saveDeskHotel: build.mutation({
      ...call('PUT /api/desk/money-hotels/:id', {
        request: ({ id, request: body }: { id: string; request: SaveHotel }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags: ['hotel'],
    }),
    getPayouts: build.query({
      ...call('GET /api/desk/money-payouts'),
      providesTags: ['money', 'hotel'],
    }),
    makePayoutFile: build.mutation({
      ...call('POST /api/desk/money-payouts', { request: (body: MakeFile) => ({ body }) }),
      invalidatesTags: ['money'],
    }),
    getPayoutFile: build.query({
      ...call('GET /api/desk/money-payouts/:id', { request: (id: string) => ({ params: { id } }) }),
      providesTags: ['money'],
    }),
    getInvoice: build.query({
      ...call('GET /api/desk/money-invoices/:id', {
        request: (id: string) => ({ params: { id } }),
      }),
      providesTags: ['money', 'hotel'],
    }),
    issueInvoice: build.mutation({
      ...call('POST /api/desk/money-invoices/:id', {
        request: ({ id, request: body }: { id: string; request: IssueInvoice }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags: ['money', 'hotel'],
    }),
  }),
});

export const {
  useGetFiguresQuery,
  useGetMoneyMonthQuery,
  useGetMoneyLedgerQuery,
  useGetHotelMonthQuery,
  useGetStatementQuery,
  useSettleMonthMutation,
  useUndoSettlementMutation,
  useSettleMonthsMutation,
  useGetDeskHotelQuery,
  useSaveDeskHotelMutation,
  useGetPayoutsQuery,
  useMakePayoutFileMutation,
  useGetPayoutFileQuery,
  useGetInvoiceQuery,
  useIssueInvoiceMutation,
} = deskMoneyApi;

const errorSchema = v.object({ data: deskMoneyProblemSchema });

/** Returns the reason why the server refused to settle or undo; undefined for any other error. */
export function moneyProblemOf(error: unknown): DeskMoneyProblem | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}

const hotelErrorSchema = v.object({ data: deskHotelProblemSchema });

/** Returns the reason why the details of a hotel were not saved; undefined for any other error. */
export function hotelProblemOf(error: unknown) {
  const read = v.safeParse(hotelErrorSchema, error);
  return read.success ? read.output.data : undefined;
}

const changedErrorSchema = v.object({
  data: v.object({
    code: v.union([deskPayoutProblemSchema.entries.code, deskInvoiceProblemSchema.entries.code]),
  }),
});

/**
 * Returns the code of the reason why no bank file was made or no invoice was issued; undefined for
 * any other error.
 */
export function payoutProblemOf(error: unknown) {
  const read = v.safeParse(changedErrorSchema, error);
  return read.success ? read.output.data.code : undefined;
}
