import * as v from 'valibot';
import {
  type DeskMoneyProblem,
  deskMoneyProblemSchema,
  type SettleRequest,
  type UndoRequest,
} from '#contracts/site/desk/deskMoney.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The calls of what the site and the hotels owe each other. */
const deskMoneyApi = deskApi.enhanceEndpoints({ addTagTypes: ['money'] }).injectEndpoints({
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
} = deskMoneyApi;

const errorSchema = v.object({ data: deskMoneyProblemSchema });

/** Why nothing was settled; undefined for any other error. */
export function moneyProblemOf(error: unknown): DeskMoneyProblem | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
