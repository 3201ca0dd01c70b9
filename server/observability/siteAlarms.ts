import type { CertificateName, SiteAlarmName } from '#contracts/site/desk/deskToday.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { AttemptCount } from './attempts.ts';
import { certificateLeftMs, type CertificateState, certificateUnreadMs } from './certificates.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { SiteStatus, StatusReader } from './siteStatus.ts';

/**
 * Something that is wrong now, with its figures: how many of how many failed, hours, megabytes,
 * seconds, days. `about`: which certificate.
 */
export type SiteAlarm = {
  name: SiteAlarmName;
  count?: number;
  of?: number;
  about?: CertificateName;
};

/** The share of failed attempts that is too high, and how many there must be to tell. */
const tooHighShare = 0.3;
const leastFailed = 5;
/** So many failures that were to be expected and did not come tell that the cause has ended. */
const leastAbsent = 4;
/** How far the clock of a process may be from the database's, in seconds. */
const mostApart = 5;
/** The disk is nearly full with so many times the space below which bookings are refused. */
const nearlyFull = 4;

/** For how many seconds all workers may be silent: they tell of themselves several times a minute. */
const mostSilent = 180;

/** What is wrong now. Metrics, `/readyz` and the desk's page Today all say it by this. */
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

/** A certificate that cannot be read is not fine: nobody knows when it ends. */
function ofCertificate({ of, expiresAt, unreadSince }: CertificateState, now: Date): SiteAlarm[] {
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : Infinity;
  const unread = unreadSince ? now.getTime() - unreadSince.getTime() : 0;
  if (left < certificateLeftMs) {
    return [{ name: 'certificate-ends', count: Math.max(0, Math.floor(left / dayMs)), about: of }];
  }
  return unread > certificateUnreadMs ? [{ name: 'certificate-unread', about: of }] : [];
}

/**
 * At least 30 % of ten minutes, or five of the last eight, so that few attempts tell too. Fewer
 * than five failures tell nothing. It ends once so many have succeeded in a row that, by the share
 * of before, four would have failed: four where all had failed, fourteen where 30 % had.
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

/** Reads the alarms: at once as `/readyz` does, or with a fresh status. */
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
