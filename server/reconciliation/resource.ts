import { deskComparisonCalls } from '#contracts/site/calls/deskCalls.ts';
import { deskRoutes } from '../desk/deskRoute.ts';
import type { Log } from '../observability/log.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { ProviderFetch, ReservationCall } from '../provider/providerRequest.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { deskComparisons } from './comparisonRuns.ts';
import { comparePaymentsNightly, paymentsSubject } from './payments.ts';
import type { ComparisonContext } from './reconciliation.ts';
import {
  compareReservationsNightly,
  countReservationDifferences,
  listReservationDifferences,
  reservationsSubject,
} from './reservations.ts';

/** The dependencies of the comparisons at night and by the desk. */
type ReconciliationOptions = ComparisonContext & {
  log: Log;
  rateLimits: RateLimits;
  fetch: ProviderFetch<ReservationCall>;
  /** Undefined if payments are turned off. */
  payments: PaymentProvider | undefined;
};

/**
 * Creates the comparisons of bookings and payments with the lists of the provider and the payment
 * provider. The comparisons run every night and when the desk starts them. Differences in payments
 * are issues, which the desk reads together with other issues.
 */
export function startReconciliation({ payments, fetch, ...context }: ReconciliationOptions) {
  const withoutFiles = (path: string) => {
    throw new Error(`The desk cannot read the file '${path}'.`);
  };
  const desk = deskComparisons(context, {
    reservations: reservationsSubject({ ...context, fetch }, withoutFiles),
    payments: payments && paymentsSubject({ ...context, provider: payments }),
  });
  return {
    deskRoutes: deskRoutes(deskComparisonCalls)({
      'GET /api/desk/comparisons': async () => ({ status: 200, body: await desk.read() }),
      'POST /api/desk/comparisons': async ({ body: { subject, days }, caller: { actor } }) => {
        await desk.start(actor, subject, days);
        return { status: 202, body: await desk.read() };
      },
    }),
    hourlyJobs: [
      compareReservationsNightly(context, fetch),
      ...(payments ? [() => comparePaymentsNightly({ ...context, provider: payments })] : []),
    ],
    countDifferences: () => countReservationDifferences(context),
    listDifferences: () => listReservationDifferences(context),
    /** Ends a comparison that this process makes. */
    stop: desk.stop,
  };
}
