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

/** The code decides: the rest is as the site sends it with this code. */
const isBookingProblem = (data: unknown): data is BookingProblem => v.is(codeSchema, data);

/** How a call of `bookingsApi` failed. */
export type BookingError =
  /** The booking or cancellation was not made, for the reason that the problem's `code` gives. */
  | { kind: 'problem'; problem: BookingProblem }
  /** 422: fields of the request are invalid. */
  | { kind: 'invalid'; errors: readonly FieldError[] }
  /** Any other 4xx: the site did not accept the request. */
  | { kind: 'refused'; status: number }
  /**
   * Too many requests (429), a 5xx, a timeout, no connection or an unreadable response: the outcome
   * is unknown.
   */
  | { kind: 'unknown'; status: number | undefined };

/** Reads the error of a call, as RTK Query gives it. */
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
 * Whether the site itself says that there is no such booking, and not a gateway in its place, whose
 * 404 is no problem document.
 */
export function saysNoSuchBooking(error: unknown): boolean {
  return v.is(noSuchBookingSchema, error);
}
