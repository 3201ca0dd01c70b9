import {
  type BookingStatus,
  bookingStatuses,
  formatBookingNumber,
} from '#contracts/site/bookings.ts';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { bookingView } from '../bookingView.ts';
import {
  changeSection,
  contactSection,
  mismatchSection,
  priceSection,
  requestsSection,
  staySection,
} from '../mails/bookingFacts.ts';
import { owedToHotel } from '../state/bookingPrice.ts';
import { type BookingRow, readHistory, readOthers } from '../state/bookingRow.ts';
import { emailHash } from '../steps/writeBooking.ts';
import { readAttempts } from './readTimeline.ts';
import { findBookings } from './searchBookings.ts';
import type { CommandContext, CommandOptions } from './reportStay.ts';

const defaultLimit = 50;
const page = 500;
/** The columns of an exported booking: all but the hashes. */
const exported = [
  'hotel_id',
  'id',
  'number',
  'account_id',
  'language',
  'status',
  'cause',
  'stay',
  'price',
  'hotel',
  'rate',
  'moved_rate',
  'traveller',
  'reference',
  'cancelling',
  'cancelled_fee',
  'accepted_fee',
  'fee_payer',
  'site_fee',
  'replaces',
  'replaces_fee',
  'replaced_by',
  'mismatch',
  'credits',
  'earned',
  'asked_at',
  'created_at',
  'updated_at',
  'erased_at',
] as const;

/** Lists the newest bookings, a line each, without personal data. */
export async function listBookings(
  context: CommandContext,
  { status, limit, email, mismatch = false }: CommandOptions,
  say: (line: string) => void,
): Promise<void> {
  if (email !== undefined && !email.includes('@')) throw new Error('--email must be an address.');
  const { rows } = await findBookings(context, {
    filters: {
      ...(status !== undefined && { status: parseStatus(status) }),
      ...(email !== undefined && { text: email }),
      ...(mismatch && { waits: 'mismatch' }),
    },
    size: Math.max(1, Number.parseInt(limit ?? '', 10) || defaultLimit),
  });
  if (rows.length === 0) say('There are no bookings.');
  for (const row of rows) {
    const state = (row.cancelling ? 'cancelling' : row.status).padEnd(10);
    const reference = row.reference ?? '';
    const differs = row.mismatch ? `  mismatch: ${row.mismatch.field}` : '';
    say(
      `${row.id}  ${formatBookingNumber(row.number)}  ${state}  ${row.check_in} – ${row.check_out}  ${row.hotel_id}  ${reference}`.trimEnd() +
        differs,
    );
  }
}

/**
 * Writes bookings as JSON, a line each, personal data included: all, or those of one mail address. Recorded before.
 * `owed_to_hotel` is what the site pays to the hotel for the stay.
 */
export async function exportBookings(
  { database, actor }: CommandContext,
  { email }: CommandOptions,
  say: (line: string) => void,
): Promise<void> {
  const { count } = await database.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(email !== undefined, (query) => query.where('email_hash', '=', emailHash(email ?? '')))
    .executeTakeFirstOrThrow();
  await recordAction(database.db, actor, {
    action: 'bookings.export',
    subject: { kind: 'bookings', id: 'json' },
    after: { filters: email === undefined ? {} : { fields: ['email'] }, rows: count },
  });
  let last = { hotel_id: '', id: '' };
  for (;;) {
    const rows = await database.db
      .selectFrom('bookings')
      .select(exported)
      .where((eb) => eb(eb.refTuple('hotel_id', 'id'), '>', eb.tuple(last.hotel_id, last.id)))
      .$if(email !== undefined, (query) => query.where('email_hash', '=', emailHash(email ?? '')))
      .orderBy('hotel_id')
      .orderBy('id')
      .limit(page)
      .execute();
    for (const row of rows) say(JSON.stringify({ ...row, owed_to_hotel: owedToHotel(row) }));
    const end = rows.at(-1);
    if (!end || rows.length < page) return;
    last = end;
  }
}

function parseStatus(text: string): BookingStatus {
  const status = bookingStatuses.find((each) => each === text);
  if (!status) throw new Error(`--status must be one of ${bookingStatuses.join(', ')}.`);
  return status;
}

/** Shows one booking, personal data included: its state, history, facts and link. */
export async function showBooking(
  context: CommandContext,
  row: BookingRow,
  say: (line: string) => void,
): Promise<void> {
  const events = await readHistory(context, row);
  const others = await readOthers(context, [row]);
  const booking = bookingView(row, events, context, others);
  say(
    `Booking ${row.id}, number ${formatBookingNumber(row.number)}, is ${row.status}${row.cancelling ? ', being cancelled' : ''}.`,
  );
  for (const { at, status, cause } of events) say(`  ${at.toISOString()}  ${status}  ${cause}`);
  if (row.next_attempt_at) {
    const [last] = await readAttempts(context, row);
    const reason = last?.outcome === 'unknown' ? `, the last: ${last.reason ?? 'unknown'}` : '';
    say(`Attempts: ${row.attempts}${reason}. Next try: ${row.next_attempt_at.toISOString()}.`);
  }
  const i18n = serverI18n(defaultLanguage);
  const sections = [
    row.mismatch ? mismatchSection(i18n, row.mismatch) : undefined,
    changeSection(i18n, booking),
    staySection(i18n, booking),
    contactSection(i18n, booking),
    requestsSection(i18n, booking),
    priceSection(i18n, booking),
  ];
  for (const section of sections) {
    if (!section) continue;
    say(`\n${section.title}`);
    for (const { label, value } of section.facts) {
      say(`  ${label}: ${value.replaceAll('\n', ', ')}`);
    }
  }
  say(`\n${context.links.addressOf(row.id, serverI18n(row.language).language)}`);
}
