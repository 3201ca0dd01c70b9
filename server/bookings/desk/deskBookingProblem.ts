import type { DeskBookingProblem } from '#contracts/site/desk/deskBooking.ts';
import { ProblemError } from '../../request/problemError.ts';

/** The problem of an action that was not carried out, as the contract of the desk describes it. */
export function deskBookingProblem(
  code: DeskBookingProblem['code'],
  detail: string,
  members: Pick<DeskBookingProblem, 'by' | 'at' | 'bookingStatus'> = {},
): ProblemError {
  const isEarly = code === 'too-soon';
  return new ProblemError(isEarly ? 429 : 409, detail, {
    members: { code, ...members },
    headers: isEarly ? { 'Retry-After': String(retryPauseSeconds) } : {},
  });
}

/** How long a booking is not tried again at once, after the desk had it tried again. */
export const retryPauseSeconds = 10;
