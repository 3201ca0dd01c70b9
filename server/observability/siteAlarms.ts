import type { SiteAlarmName } from '#contracts/site/desk/deskToday.ts';
import type { AttemptCount } from './attempts.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { SiteStatus, StatusReader } from './siteStatus.ts';

/** Something that is wrong now, with its figures: how many of how many failed, hours, megabytes, seconds. */
export type SiteAlarm = { name: SiteAlarmName; count?: number; of?: number };

/** The share of failed attempts that is too high, and how many there must be to tell. */
const tooHighShare = 0.3;
const leastFailed = 5;
/** How far the clock of a process may be from the database's, in seconds. */
const mostApart = 5;
/** The disk is nearly full with so many times the space below which bookings are refused. */
const nearlyFull = 4;

/** What is wrong now. Metrics, `/readyz` and the desk's page Today all say it by this. */
export function siteAlarms(
  status: Pick<SiteStatus, 'attempts' | 'silence' | 'clockOffset' | 'differences'> | undefined,
  disk: DiskSpace | undefined,
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
  return alarms;
}

/**
 * At least 30 % of ten minutes, or five of the last eight, so that few attempts tell too. Fewer
 * than five failures tell nothing.
 */
function failing({ kind, recent, last }: AttemptCount): SiteAlarm[] {
  const found = [recent, last].find(
    ({ count, failed }, index) =>
      failed >= leastFailed && (index === 1 || failed >= tooHighShare * count),
  );
  return found ? [{ name: `${kind}-failing`, count: found.failed, of: found.count }] : [];
}

/** Reads the alarms: at once as `/readyz` does, or with a fresh status. */
export function createSiteAlarms({
  status,
  disk,
}: {
  status: StatusReader;
  disk?: (() => DiskSpace | undefined) | undefined;
}) {
  return {
    recent: () => siteAlarms(status.recent(), disk?.()),
    fresh: async () => siteAlarms(await status.fresh(), disk?.()),
  };
}
export type SiteAlarms = ReturnType<typeof createSiteAlarms>;
