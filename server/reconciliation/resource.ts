import type { Log } from '../observability/log.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { ProviderFetch, ReservationCall } from '../provider/providerRequest.ts';
import { comparePaymentsNightly } from './payments.ts';
import type { ComparisonContext } from './reconciliation.ts';
import {
  compareReservationsNightly,
  countReservationDifferences,
  listReservationDifferences,
} from './reservations.ts';

/** What the comparisons of every night need. */
type ReconciliationOptions = ComparisonContext & {
  log: Log;
  fetch: ProviderFetch<ReservationCall>;
  /** Undefined where payments are off. */
  payments: PaymentProvider | undefined;
};

/**
 * Compares bookings and payments every night with what the provider and the payment provider list,
 * and says what differs. Of payments that is issues, which the desk reads with the other ones.
 */
export function startReconciliation({ payments, fetch, ...context }: ReconciliationOptions) {
  return {
    hourlyJobs: [
      compareReservationsNightly(context, fetch),
      ...(payments ? [() => comparePaymentsNightly({ ...context, provider: payments })] : []),
    ],
    countDifferences: () => countReservationDifferences(context),
    listDifferences: () => listReservationDifferences(context),
  };
}
