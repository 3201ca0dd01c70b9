import * as v from 'valibot';
import {
  type RefundProblem,
  refundProblemSchema,
  type RefundRequest,
} from '#contracts/site/desk/deskPayments.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The calls that close an issue of a payment, load the payment of a booking, and refund it. */
const deskPaymentsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['payments', 'deskBooking', 'today'] })
  .injectEndpoints({
    endpoints: (build) => ({
      closeIssue: build.mutation({
        ...call('POST /api/desk/payments/:id/closing', {
          request: ({ id, reason }: { id: string; reason: string }) => ({
            params: { id },
            body: { reason },
          }),
        }),
        invalidatesTags: ['payments', 'today'],
      }),
      getBookingPayment: build.query({
        ...call('GET /api/desk/bookings/:id/payment', {
          request: (id: string) => ({ params: { id } }),
        }),
        providesTags: ['payments'],
      }),
      refund: build.mutation({
        ...call('POST /api/desk/bookings/:id/refunds', {
          request: ({ bookingId, body }: { bookingId: string; body: RefundRequest }) => ({
            params: { id: bookingId },
            body,
          }),
        }),
        invalidatesTags: ['payments', 'deskBooking'],
      }),
    }),
  });

export const { useCloseIssueMutation, useGetBookingPaymentQuery, useRefundMutation } =
  deskPaymentsApi;

const errorSchema = v.object({ data: refundProblemSchema });

/** Returns the reason why nothing was refunded; undefined for any other error. */
export function refundProblemOf(error: unknown): RefundProblem | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
