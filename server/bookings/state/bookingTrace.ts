import type { Response } from 'express';
import type { RequestMetadata } from '#contracts/provider/calls/requestHeaders.ts';
import { requestContextOf } from '../../request/requestContext.ts';
import type { BookingContext } from './bookingContext.ts';
import type { BookingRow } from './bookingRow.ts';

/** The ids for finding a call or a message about a booking in logs and traces. */
type BookingTrace = Pick<RequestMetadata, 'requestId' | 'traceparent'>;

/** The metadata of each call to the provider about a booking. */
type BookingCall = BookingTrace & Pick<RequestMetadata, 'acceptLanguage'>;

/**
 * Returns the ids of the request that acts. For the worker's calls, returns the ids of the request
 * that made the booking. Old bookings did not store them and use the booking's id as the request
 * id.
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

/**
 * Returns the metadata of a call to the provider, which also contains the language of the booking.
 */
export function callOf(
  context: Parameters<typeof traceOf>[0],
  row: Parameters<typeof traceOf>[1] & Pick<BookingRow, 'language'>,
): BookingCall {
  return { ...traceOf(context, row), acceptLanguage: row.language };
}

/** Adds the booking to the log line of the request. */
export function logBooking(res: Response, { id }: Pick<BookingRow, 'id'>): void {
  const context = requestContextOf(res);
  if (context) context.booking = id;
}
