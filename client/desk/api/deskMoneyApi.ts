import * as v from 'valibot';
import {
  type DeskHotelMonth,
  deskHotelMonthSchema,
  type DeskLedger,
  deskLedgerSchema,
  deskMoneyPaths,
  type DeskMoneyProblem,
  deskMoneyProblemSchema,
  type DeskMonths,
  deskMonthsSchema,
  type SettleRequest,
  type UndoRequest,
} from '#contracts/site/desk/deskMoney.ts';
import { deskApi } from './deskApi.ts';

type MonthOfHotel = { month: string; hotelId: string };

/** The path of a hotel, and what follows it. */
export function moneyPath(path: 'hotel' | 'hotelCsv' | 'settle' | 'undo', hotelId: string): string {
  return deskMoneyPaths[path].replace(':id', encodeURIComponent(hotelId));
}

/** The calls of what the site and the hotels owe each other. */
const deskMoneyApi = deskApi.enhanceEndpoints({ addTagTypes: ['money'] }).injectEndpoints({
  endpoints: (build) => ({
    getMoneyMonth: build.query<DeskMonths, { month: string; hotel?: string; cursor?: string }>({
      query: (params) => ({ url: deskMoneyPaths.months, params }),
      responseSchema: deskMonthsSchema,
      providesTags: ['money'],
    }),
    getMoneyLedger: build.query<DeskLedger, void>({
      query: () => ({ url: deskMoneyPaths.ledger }),
      responseSchema: deskLedgerSchema,
      providesTags: ['money'],
    }),
    getHotelMonth: build.query<DeskHotelMonth, MonthOfHotel>({
      query: ({ month, hotelId }) => ({ url: moneyPath('hotel', hotelId), params: { month } }),
      responseSchema: deskHotelMonthSchema,
      providesTags: ['money'],
    }),
    settleMonth: build.mutation<unknown, { hotelId: string; request: SettleRequest }>({
      query: ({ hotelId, request: body }) => ({
        ...{ url: moneyPath('settle', hotelId), method: 'POST', body },
      }),
      invalidatesTags: ['money'],
    }),
    undoSettlement: build.mutation<unknown, { hotelId: string; request: UndoRequest }>({
      query: ({ hotelId, request: body }) => ({
        ...{ url: moneyPath('undo', hotelId), method: 'POST', body },
      }),
      invalidatesTags: ['money'],
    }),
  }),
});

export const {
  useGetMoneyMonthQuery,
  useGetMoneyLedgerQuery,
  useGetHotelMonthQuery,
  useSettleMonthMutation,
  useUndoSettlementMutation,
} = deskMoneyApi;

const errorSchema = v.object({ data: deskMoneyProblemSchema });

/** Why nothing was settled; undefined for any other error. */
export function moneyProblemOf(error: unknown): DeskMoneyProblem | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
