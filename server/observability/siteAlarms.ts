import type { CertificateName, SiteAlarmName } from '#contracts/site/desk/deskToday.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { AttemptCount } from './attempts.ts';
import { certificateLeftMs, type CertificateState, certificateUnreadMs } from './certificates.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { SiteStatus, StatusReader } from './siteStatus.ts';

/**
 * An active alarm with its figures. `count` is the number of failures out of `of`, or hours,
 * megabytes, seconds, minutes or days. `about` names the certificate.
 */
export type SiteAlarm = {
  name: SiteAlarmName;
  count?: number;
  of?: number;
  about?: CertificateName;
};

/**
 * The share of failed attempts that raises an alarm, and the smallest number of failures that does.
 */
const tooHighShare = 0.3;
const leastFailed = 5;
/** If this many expected failures did not occur, the cause is considered gone. */
const leastAbsent = 4;
/** How far the clock of a process may differ from the database's, in seconds. */
const mostApart = 5;
/**
 * The disk is nearly full when its free space is below this multiple of the reserve for bookings.
 */
const nearlyFull = 4;

/** How many seconds all workers may be silent. A running worker reports several times a minute. */
const mostSilent = 180;

/** Returns the active alarms for the metrics, for `/readyz` and for the desk's page Today. */
export function siteAlarms(
  status:
    | Pick<
        SiteStatus,
        'attempts' | 'silence' | 'clockOffset' | 'differences' | 'workerSilentSeconds'
      >
    | undefined,
  disk: DiskSpace | undefined,
  certificates: readonly CertificateState[] = [],
  now = new Date(),
): SiteAlarm[] {
  const alarms: SiteAlarm[] = (status?.attempts ?? []).flatMap(failing);
  if (status?.silence) alarms.push({ name: 'no-bookings', count: status.silence.hours });
  if (disk && disk.free < nearlyFull * disk.reserve) {
    const name = disk.free < disk.reserve ? 'disk-full' : 'disk-nearly-full';
    alarms.push({ name, count: Math.floor(disk.free / 2 ** 20) });
  }
  const offset = Math.abs(status?.clockOffset ?? 0);
  if (offset > mostApart) alarms.push({ name: 'clocks-apart', count: Math.round(offset) });
  if (status && status.differences > 0) {
    alarms.push({ name: 'reservations-differ', count: status.differences });
  }
  const silent = status?.workerSilentSeconds ?? 0;
  if (silent > mostSilent) alarms.push({ name: 'no-worker', count: Math.floor(silent / 60) });
  return [...alarms, ...certificates.flatMap((state) => ofCertificate(state, now))];
}

/**
 * Returns the alarm of a certificate. An unreadable certificate raises one, too, because its expiry
 * is unknown.
 */
function ofCertificate({ of, expiresAt, unreadSince }: CertificateState, now: Date): SiteAlarm[] {
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : Infinity;
  const unread = unreadSince ? now.getTime() - unreadSince.getTime() : 0;
  if (left < certificateLeftMs) {
    return [{ name: 'certificate-ends', count: Math.max(0, Math.floor(left / dayMs)), about: of }];
  }
  return unread > certificateUnreadMs ? [{ name: 'certificate-unread', about: of }] : [];
}

/**
 * Returns the alarm of a kind of attempts. The alarm is active if at least five attempts failed.
 * They must be at least 30 % of the attempts in the last ten minutes, or be among the last eight
 * attempts. The second rule covers times with few attempts.
 *
 * The alarm ends after enough successes in a row: at the previous share of failures, four of them
 * would have failed. That takes four successes if all attempts had failed, and fourteen if 30 %
 * had.
 */
function failing({ kind, recent, last, succeededSince }: AttemptCount): SiteAlarm[] {
  const found = [recent, last].find(
    ({ count, failed }, index) =>
      failed >= leastFailed &&
      (index === 1 || failed >= tooHighShare * count) &&
      succeededSince * failed < leastAbsent * (count - succeededSince),
  );
  return found ? [{ name: `${kind}-failing`, count: found.failed, of: found.count }] : [];
}

/**
 * Creates the readers of the alarms. `recent` returns immediately, for `/readyz`. `fresh` waits for
 * a fresh status.
 */
export function createSiteAlarms({
  status,
  disk,
  certificates,
}: {
  status: StatusReader;
  disk?: (() => DiskSpace | undefined) | undefined;
  certificates?: (() => readonly CertificateState[]) | undefined;
}) {
  return {
    recent: () => siteAlarms(status.recent(), disk?.(), certificates?.()),
    fresh: async () => siteAlarms(await status.fresh(), disk?.(), certificates?.()),
  };
}
export type SiteAlarms = ReturnType<typeof createSiteAlarms>;
