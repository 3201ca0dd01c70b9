import * as v from 'valibot';
import { problemSchema } from '#contracts/provider/problem.ts';
import { type FieldError, invalidFieldsSchema } from '#contracts/site/fieldError.ts';
import { bookingProblemCodes } from '#contracts/site/bookingRequest.ts';
import type { BookingProblem } from '#contracts/site/bookings.ts';

const responseSchema = v.union([
  v.object({ status: v.number(), data: v.unknown() }),
  v.pipe(
    v.object({ status: v.literal('PARSING_ERROR'), originalStatus: v.number() }),
    v.transform(({ originalStatus }) => ({ status: originalStatus, data: undefined })),
  ),
]);

const codeSchema = v.object({ code: v.picklist(bookingProblemCodes) });

/**
 * Returns whether data is a known booking problem. Only the code is checked, because the server
 * guarantees that the other fields match the code.
 */
const isBookingProblem = (data: unknown): data is BookingProblem => v.is(codeSchema, data);

/** The error of a call of `bookingsApi`. */
export type BookingError =
  /** The booking or cancellation was not made. The problem's `code` gives the reason. */
  | { kind: 'problem'; problem: BookingProblem }
  /** A response with 422: fields of the request are invalid. */
  | { kind: 'invalid'; errors: readonly FieldError[] }
  /** Any other 4xx response: the site did not accept the request. */
  | { kind: 'refused'; status: number }
  /**
   * Too many requests (429), a 5xx response, a timeout, no connection or an unreadable response:
   * the outcome is unknown.
   */
  | { kind: 'unknown'; status: number | undefined };

/** Reads the error of a call from RTK Query. */
export function bookingErrorOf(error: unknown): BookingError {
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return { kind: 'unknown', status: undefined };
  const { status, data } = response.output;
  if (isBookingProblem(data)) return { kind: 'problem', problem: data };
  const validation = v.safeParse(invalidFieldsSchema, data);
  if (validation.success) return { kind: 'invalid', errors: validation.output.errors };
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { kind: refused ? 'refused' : 'unknown', status };
}

const noSuchBookingSchema = v.object({ status: v.literal(404), data: problemSchema });

/**
 * Returns whether the site itself says that there is no such booking. A 404 from a gateway is no
 * problem document.
 */
export function saysNoSuchBooking(error: unknown): boolean {
  return v.is(noSuchBookingSchema, error);
}
