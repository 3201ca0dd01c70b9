import { dayAt } from '#contracts/values/calendarDay.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { ProviderFetch, ReservationCall } from '../../provider/providerRequest.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { Finding } from '../state/bookingTables.ts';
import { compareReservations } from './compareReservations.ts';
import { readCsv } from './readCsv.ts';
import { reconcileDay } from './reconcile.ts';

const usage = `Usage:
  npm run reservations -- reconcile [--day YYYY-MM-DD] [--days N]    (N days up to that one; yesterday alone)
  npm run reservations -- reconcile --file FILE.csv [--day … --days N]
A file has the columns key, reference and status of the provider's reservations. With days their bookings must be in it.`;

type Line = {
  positionals: string[];
  day?: string | undefined;
  days?: string | undefined;
  file?: string | undefined;
  read: (file: string) => string;
};

const words: Readonly<Record<Finding['kind'], string>> = {
  'held-without-booking': 'held by the provider, and no booking stands',
  'not-held': 'booked, and not listed by the provider',
  'cancelled-there': 'booked, and cancelled at the provider',
  'other-reference': 'has another reference at the provider',
};

/**
 * Runs `npm run reservations -- reconcile`. Returns whether site and provider differ. Throws what
 * the operator did wrong.
 */
export async function reservationsCommands(
  {
    fetch,
    ...context
  }: Pick<BookingContext, 'database' | 'now'> & {
    fetch: ProviderFetch<ReservationCall> | undefined;
  },
  { positionals, day, days = '1', file, read }: Line,
  say: (line: string) => void,
): Promise<boolean> {
  const last = day ?? dayAt(context.now().getTime() - dayMs);
  const isWrong = !/^\d{4}-\d\d-\d\d$/.test(last) || Number.isNaN(Date.parse(last));
  if (positionals.join(' ') !== 'reconcile' || isWrong || !/^[1-9]\d{0,2}$/.test(days)) {
    throw new Error(usage);
  }
  const first = dayAt(Date.parse(last) - (Number(days) - 1) * dayMs);
  if (file !== undefined) {
    const span = day === undefined ? undefined : { from: first, to: last };
    return tell(await compareReservations(context, readCsv(read(file)), span), say);
  }
  if (!fetch) throw new Error(`Without PROVIDER_HOST there is nobody to ask.\n${usage}`);
  const findings: Finding[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += dayMs) {
    const found = await reconcileDay(context, fetch, dayAt(at));
    if (!found) throw new Error(`The provider has no list of reservations.\n${usage}`);
    findings.push(...found);
  }
  return tell(findings, say);
}

function tell(findings: readonly Finding[], say: (line: string) => void): boolean {
  for (const { kind, key, reference, number } of findings) {
    say(`${number ?? key}  ${reference ?? ''}  ${words[kind]}`);
  }
  say(findings.length === 0 ? 'Nothing differs.' : `${findings.length} differ.`);
  return findings.length > 0;
}
