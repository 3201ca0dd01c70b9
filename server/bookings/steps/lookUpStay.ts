import { dayMs } from '#contracts/values/durations.ts';
import { readReport } from './readReport.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { traceOf } from '../state/bookingTrace.ts';
import { isAtProvider, whenAskedAgain, whenDayHasPassed } from '../state/nextVisit.ts';
import { postpone } from './lease.ts';
import { recordReport } from './recordReport.ts';

/**
 * How long a provider that does not answer is asked again, after check-out and before a stay earns.
 */
const patienceMs = 14 * dayMs;
/** The longest pause between two look-ups without an answer. */
const longestPauseMs = dayMs / 4;

/**
 * Carries on a confirmed booking, or a stay that has not earned yet: asks the provider what it has,
 * and records what it reports. A request that the desk has confirmed is not at the provider:
 * nothing speaks against it.
 */
export async function lookUpStay(context: BookingContext, row: BookingRow): Promise<void> {
  if (!isAtProvider(row)) {
    await recordReport(context, row, { kind: 'kept' }, true);
    return;
  }
  const found = await context.reservations.find(row.reference ?? '', {
    ...traceOf(context, row),
    hotelId: row.hotel_id,
  });
  const report = readReport(row, found, context.now());
  const givenUp = isGivenUp(context, row);
  if (report.kind === 'unknown' && !givenUp) {
    await postpone(context, row, { ...report, longestPauseMs });
  } else {
    await recordReport(context, row, report, givenUp);
  }
}

/** Whether the provider has been asked long enough: the stay then goes on without its answer. */
function isGivenUp({ credits, now }: BookingContext, row: BookingRow): boolean {
  const isOver = row.status === 'stayed';
  const due = isOver ? whenAskedAgain(row, credits) : whenDayHasPassed(row.check_out);
  return due === null || now().getTime() >= due.getTime() + patienceMs;
}
