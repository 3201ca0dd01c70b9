import { type CallKind, callKinds } from '../provider/createProviderClient.ts';
import type { BreakerState } from '../provider/circuitBreaker.ts';
import type { SiteAlarm, SiteAlarms } from './siteAlarms.ts';
import type { StatusReader } from './siteStatus.ts';

type WarningSources = {
  /** Whether the hotels come from the sample provider, because no provider is set. */
  sample?: boolean;
  /** The settings with the operator's data that are empty. */
  missingOperator?: readonly string[];
  breaker: (calls: CallKind) => BreakerState;
  /** Returns the warnings of the database. */
  databaseWarnings: () => readonly string[];
  status: Pick<StatusReader, 'recent'>;
  alarms: Pick<SiteAlarms, 'recent'>;
  silentMs: () => number | undefined;
};

/** The worker counts as silent if one of its jobs has not succeeded for longer than this. */
const mostSilentMs = 120_000;

/** The warning for each queue that waits too long and that the desk cannot process. */
const lateQueues: Readonly<Record<string, string>> = {
  outcomes: 'bookings: without an outcome',
  cancellations: 'cancellations: without an outcome',
  'unsent-mails': 'mails: failing',
  'webhooks-waiting': 'webhook: failing',
};

/**
 * Creates a function that returns the warnings for `/readyz`, one per line. The function never
 * waits: its data from the database is at most a minute old.
 */
export function createWarnings({
  sample = false,
  missingOperator = [],
  breaker,
  databaseWarnings,
  status,
  alarms,
  silentMs,
}: WarningSources) {
  return (): string[] => {
    const ofDatabase = databaseWarnings();
    // While the database is down, no job succeeds. Another warning already says so.
    const isSilent = ofDatabase.length === 0 && (silentMs() ?? 0) > mostSilentMs;
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
      ...alarms.recent().map(alarmLine),
      ...(recent?.waiting ?? []).flatMap(({ name, late }) => {
        const line = lateQueues[name];
        return late && line !== undefined ? [line] : [];
      }),
    ];
  };
}

/** Returns an alarm with its figures as one line. */
function alarmLine({ name, count = 0, of, about = 'site' }: SiteAlarm): string {
  switch (name) {
    case 'no-bookings':
      return `bookings: none in ${count} h, unlike other weeks`;
    case 'disk-nearly-full':
    case 'disk-full':
      return `disk: ${name === 'disk-full' ? 'full' : 'nearly full'}, ${count} MB free`;
    case 'clocks-apart':
      return `clock: ${count} s from the database's`;
    case 'reservations-differ':
      return `reservations: ${count} differ`;
    case 'no-worker':
      return `worker: none for ${count} min, is WORKER off everywhere?`;
    case 'certificate-ends':
      return `certificate of ${about}: ends in ${count} days`;
    case 'certificate-unread':
      return `certificate of ${about}: cannot be read`;
    default:
      return `${name.replace(/-failing$/, '').replaceAll('-', ' ')}: ${count} of ${of ?? count} failed`;
  }
}
