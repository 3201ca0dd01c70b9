import { type CallKind, callKinds } from '../provider/createProviderClient.ts';
import type { BreakerState } from '../provider/circuitBreaker.ts';
import type { StatusReader } from './siteStatus.ts';

type WarningSources = {
  /** Whether the hotels are those of the sample provider, because no provider is set. */
  sample?: boolean;
  /** The settings with the operator's data that are empty. */
  missingOperator?: readonly string[];
  breaker: (calls: CallKind) => BreakerState;
  /** What the database has to say for itself. */
  databaseWarnings: () => readonly string[];
  status: Pick<StatusReader, 'recent'>;
  lastTurn: () => Date | undefined;
};

/** After how long without a turn the worker counts as silent, in milliseconds. */
const silentMs = 120_000;

/** What each queue means that waits for longer than it should and is not the desk's to work on. */
const lateQueues: Readonly<Record<string, string>> = {
  outcomes: 'bookings: without an outcome',
  cancellations: 'cancellations: without an outcome',
  'unsent-mails': 'mails: failing',
  'webhooks-waiting': 'webhook: failing',
};

/**
 * What is degraded, a line each, for `/readyz`. It waits for nothing: what the database tells is
 * that of the last minute.
 */
export function createWarnings({
  sample = false,
  missingOperator = [],
  breaker,
  databaseWarnings,
  status,
  lastTurn,
}: WarningSources) {
  return (): string[] => {
    const ofDatabase = databaseWarnings();
    const turn = lastTurn()?.getTime() ?? Infinity;
    // Without a database no job succeeds: that is said already.
    const isSilent = ofDatabase.length === 0 && Date.now() - turn > silentMs;
    const recent = status.recent();
    const unconfirmed = recent?.rates?.unconfirmed ?? [];
    return [
      ...(sample ? ['sample hotels'] : []),
      ...(missingOperator.length > 0 ? [`imprint: without ${missingOperator.join(', ')}`] : []),
      ...callKinds
        .filter((calls) => breaker(calls) !== 'closed')
        .map((calls) => `provider breaker for ${calls}: ${breaker(calls)}`),
      ...ofDatabase,
      ...(isSilent ? ['worker: silent'] : []),
      ...(unconfirmed.length > 0
        ? [`exchange rates: ${unconfirmed.join(', ')} not confirmed`]
        : []),
      ...(recent?.waiting ?? []).flatMap(({ name, late }) => {
        const line = lateQueues[name];
        return late && line !== undefined ? [line] : [];
      }),
    ];
  };
}
