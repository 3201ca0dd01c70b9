import type { Response } from 'express';
import type { RequestMetadata } from '#contracts/provider/calls/requestHeaders.ts';
import { requestContextOf } from '../../request/requestContext.ts';
import type { BookingContext } from './bookingContext.ts';
import type { BookingRow } from './bookingRow.ts';

/** By what a call or a message about a booking is found again in logs and traces. */
type BookingTrace = Pick<RequestMetadata, 'requestId' | 'traceparent'>;

/** What each call of the provider about a booking carries. */
type BookingCall = BookingTrace & Pick<RequestMetadata, 'acceptLanguage'>;

/**
 * That of the request that acts; of what the worker carries on, that of the request that made the
 * booking. For bookings of before this was stored the request's id is the booking's.
 */
export function traceOf(
  { actor }: Pick<BookingContext, 'actor'>,
  row: Pick<BookingRow, 'id' | 'request_id' | 'traceparent'>,
): BookingTrace {
  const { requestId, traceparent } = actor;
  if (requestId !== undefined) return { requestId, ...(traceparent && { traceparent }) };
  return {
    requestId: row.request_id ?? row.id,
    ...(row.traceparent !== null && { traceparent: row.traceparent }),
  };
}

/** The same for a call of the provider, which is asked in the language of the booking. */
export function callOf(
  context: Parameters<typeof traceOf>[0],
  row: Parameters<typeof traceOf>[1] & Pick<BookingRow, 'language'>,
): BookingCall {
  return { ...traceOf(context, row), acceptLanguage: row.language };
}

/** Names the booking in the log line of the request. */
export function logBooking(res: Response, { id }: Pick<BookingRow, 'id'>): void {
  const context = requestContextOf(res);
  if (context) context.booking = id;
}
