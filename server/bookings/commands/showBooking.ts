import { bookingView } from '../bookingView.ts';
import {
  contactSection,
  mismatchSection,
  priceSection,
  requestsSection,
  staySection,
} from '../mails/bookingFacts.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { readHistory } from '../state/readBooking.ts';
import type { CommandContext } from './commandContext.ts';

/** Shows one booking, personal data included: its state, history, facts and link. */
export async function showBooking(
  context: CommandContext,
  row: BookingRow,
  say: (line: string) => void,
): Promise<void> {
  const events = await readHistory(context, row);
  const booking = bookingView(row, events, context);
  say(`Booking ${row.id} is ${row.status}${row.cancelling ? ', being cancelled' : ''}.`);
  for (const { at, status, cause } of events) say(`  ${at.toISOString()}  ${status}  ${cause}`);
  const sections = [
    row.mismatch ? mismatchSection(row.mismatch) : undefined,
    staySection(booking),
    contactSection(booking),
    requestsSection(booking),
    priceSection(booking),
  ];
  for (const section of sections) {
    if (!section) continue;
    say(`\n${section.title}`);
    for (const { label, value } of section.facts) {
      say(`  ${label}: ${value.replaceAll('\n', ', ')}`);
    }
  }
  say(`\n${context.links.addressOf(row.id)}`);
}
